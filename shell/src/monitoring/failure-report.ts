/** Where browsers tell of failures. */
export const FAILURES_PATH = "/_failures";

/** What a visitor is told, to name a failure by. */
export const REFERENCE = /^[0-9a-f]{10}$/;

/** How much a browser tells of one, in characters. */
export const MOST_WORDS_OF_REPORT = 500;
