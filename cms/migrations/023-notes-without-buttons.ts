import { type Migration, rewordNotes } from "../src/migration-steps.ts";

/** Drawers and most collections have no button “Publish”, so the note on the status does not name it. */
const migration: Migration = {
	before: [
		rewordNotes({
			"Says whether visitors see this entry, within the period below. The button “Publish” at the top makes a draft published.":
				"Visitors see what is published, within the period below.",
		}),
	],
};
export default migration;
