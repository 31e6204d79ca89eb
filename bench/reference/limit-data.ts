// The agreement between the limit's server and its script.

/** The id of the element with the data to hydrate with. */
export const LIMIT_DATA_ID = "data";
