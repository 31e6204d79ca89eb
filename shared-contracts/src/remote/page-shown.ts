/**
 * The event on `document` after a client navigation, when another page is in the document with its title and address (NV-7): for
 * what counts pages. The first page of a document is not told of.
 */
export const PAGE_SHOWN = "hub:page-shown";
