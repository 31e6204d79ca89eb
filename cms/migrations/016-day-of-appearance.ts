import { type Migration, rewordNotes } from "../src/migration-steps.ts";

/** The day that an entry bears is the one on which it appears, and no longer the one on which it was saved. */
const migration: Migration = {
	before: [
		rewordNotes({
			"The date shown to visitors. Leave empty for today.":
				"The date shown to visitors. Leave empty for the day on which the entry appears.",
		}),
	],
};
export default migration;
