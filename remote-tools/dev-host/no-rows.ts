/** For a remote without sample rows. */
export const sampleRows = {};
