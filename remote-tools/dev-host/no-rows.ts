/** Default for remotes without sample rows. */
export const sampleRows = {};
