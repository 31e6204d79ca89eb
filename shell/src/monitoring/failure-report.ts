export const FAILURES_PATH = "/_failures";

/** The reference of a failure, as shown to the visitor. */
export const REFERENCE = /^[0-9a-f]{10}$/;

export const MAX_REPORT_CHARACTERS = 500;
