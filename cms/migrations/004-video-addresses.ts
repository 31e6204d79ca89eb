import { type Migration, releaseField, rewordNotes } from "../src/migration-steps.ts";

/** The provider of a recording follows from the address that is pasted. */
const migration: Migration = {
	before: [
		releaseField("recordings", "provider", {
			formerNote: null,
			note: "Leave empty: it follows from the address or the file. Needed only if you entered an ID.",
		}),
		rewordNotes({
			"The video's address or ID at the provider. Leave empty for an uploaded file.":
				"The video's address on YouTube or Vimeo, pasted as it is. Leave empty for an uploaded file.",
		}),
	],
};
export default migration;
