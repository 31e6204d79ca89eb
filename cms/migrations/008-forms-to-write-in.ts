import { collections } from "@hub/shared-contracts/collections/collections";
import { renewForms } from "../src/migration-forms.ts";
import { changeForms, type Migration, renameChoice, rewordNotes } from "../src/migration-steps.ts";

/** Forms have their text first, sections, and words in each language that staff speak. */
const migration: Migration = {
	before: [
		rewordNotes({
			"Only published entries are visible, and only within the period set below. The “Publish” button saves this entry; it does not change its status.":
				"Says whether visitors see this entry, within the period below. Studio's own button “Publish” takes over a version and leaves the status as it is.",
			"The last part of the address: lowercase letters, digits and hyphens.":
				"The last part of the address: lowercase letters, digits and hyphens. Leave empty to make it from the title.",
			"Links the entries of all languages: use the same key in each.":
				"Links the entries of all languages: use the same key in each. Leave empty to make it from the title.",
			"The date shown to visitors.": "The date shown to visitors. Leave empty for today.",
			"The sections of the page from top to bottom, each an object with a type.": "The sections of the page from top to bottom.",
			"Further sections below the text, each an object with a type.": "Further sections below the text.",
		}),
		renameChoice("events", "event_status", "Scheduled", "Takes place"),
		// A time zone was written by hand.
		changeForms({ events: ["time_zone"] }, (form) =>
			form.interface === "input"
				? {
						interface: "select-dropdown",
						options: collections.find(({ collection }) => collection === "events")?.fields.time_zone?.meta.options ?? {},
					}
				: undefined,
		),
		renewForms(collections),
	],
};
export default migration;
