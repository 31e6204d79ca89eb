import { type Migration, rewordNotes } from "../src/migration-steps.ts";

/** Studio's button publishes a draft, and the day that an entry bears is the one on which it appears: the notes say so. */
const migration: Migration = {
	before: [
		rewordNotes({
			"Says whether visitors see this entry, within the period below. Studio's own button “Publish” takes over a version and leaves the status as it is.":
				"Says whether visitors see this entry, within the period below. The button “Publish” at the top makes a draft published.",
			"The date shown to visitors. Leave empty for today.":
				"The date shown to visitors. Leave empty for the day on which the entry appears.",
		}),
	],
};
export default migration;
