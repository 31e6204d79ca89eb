/**
 * The event on `document` after a client navigation, when another page is in the document with its title and address
 * (NV-7): for what counts pages. It is not dispatched for the first page of a document.
 */
export const PAGE_SHOWN = "hub:page-shown";
