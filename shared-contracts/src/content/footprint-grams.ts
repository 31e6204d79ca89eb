// How much a part of a footprint may come to: known to the check of the settings and to the fields of the page, which has no checks.

/** The most grams of CO₂ equivalents that a part may have. */
export const MAX_GRAMS = 999_999;
