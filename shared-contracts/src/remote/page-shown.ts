/**
 * Event on `document` after a client navigation, once the new page, its title and its URL are in place (NV-7).
 * Analytics count it. It is not dispatched for the first page of a document.
 */
export const PAGE_SHOWN = "hub:page-shown";
