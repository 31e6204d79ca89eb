import { isDeepStrictEqual } from "node:util";
import { changeForms, type Migration, rewordNotes } from "../src/migration-steps.ts";

/** Lists of translation keys, with the collection that the keys are of. */
const LISTS: Readonly<Record<string, string>> = {
	"demos.use_cases": "use_cases",
	"demos.terms": "glossary_terms",
	"use_cases.industries": "industries",
	"glossary_terms.related": "glossary_terms",
};

/** Notes as they were and as they are. */
const NOTES: Readonly<Record<string, string>> = {
	"Translation keys of related use cases.": "Related use cases, in the order of the page.",
	"Translation keys of glossary terms that the demo is about.": "Glossary terms that the demo is about.",
	"Translation keys of further industries this use case applies to, such as logistics.":
		"Further industries that this use case applies to.",
	"Translation keys of related terms. The relation is shown on both pages.": "Related terms. The relation is shown on both pages.",
};

const SPEAKERS = "{{speakers_id.display_name}} · {{speakers_id.locale}}";

/**
 * Entries are found by their titles and shown with their pictures, where they were chosen from a table or their keys were typed. What an
 * operator has set otherwise stays.
 */
const migration: Migration = {
	before: [
		changeForms({ recordings: ["event"], registrations: ["event"] }, (form) =>
			form.interface === "select-dropdown-m2o" ? { ...form, interface: "hub-entry" } : undefined,
		),
		changeForms(
			{ demos: ["use_cases", "terms"], use_cases: ["industries"], glossary_terms: ["related"] },
			({ interface: editor, options }, name) =>
				editor === "tags" && isDeepStrictEqual(options, { alphabetize: false })
					? { interface: "hub-entry", options: { entries: LISTS[name] } }
					: undefined,
		),
		changeForms({ events: ["speakers"] }, ({ interface: editor, options }) =>
			options.template === SPEAKERS
				? {
						interface: editor,
						options: {
							...options,
							template:
								"{{speakers_id.portrait.$thumbnail}} {{speakers_id.display_name}} · {{speakers_id.status}} · {{speakers_id.locale}}",
						},
					}
				: undefined,
		),
		async (trx) => {
			// Rows of entries with pictures take the form's whole width.
			for (const name of ["demos.use_cases", "demos.terms", "use_cases.industries"]) {
				const [collection, field] = name.split(".");
				await trx("directus_fields").where({ collection, field, width: "half" }).update({ width: "full" });
			}
		},
		rewordNotes(
			Object.fromEntries(
				Object.entries(NOTES).flatMap(([former, now]) => [former, `$t:${former}`].map((note) => [note, `$t:${now}`])),
			),
		),
	],
};
export default migration;
