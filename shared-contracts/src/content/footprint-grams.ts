// Limits for a part's grams, shared by the schema of the settings and by the page's fields, which don't load the
// schema.

/** The most grams of CO₂ equivalents that a part may have. */
export const MAX_GRAMS = 999_999;
