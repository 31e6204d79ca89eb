import { isDeepStrictEqual } from "node:util";
import { changeForms, type Migration } from "../src/migration-steps.ts";

/** Collections whose forms have the section with address, key and period. */
const COLLECTIONS: readonly string[] = [
	...["pages", "navigation", "site_settings", "partners", "posts", "categories", "authors", "glossary_terms", "client_references"],
	...["use_cases", "industries", "resources", "demos", "events", "speakers", "recordings"],
];

/** The section as it was created. */
const FORMER = { headerIcon: "public", start: "open", headerColor: null } as const;

/** The section that is seldom touched is folded. One that an operator has set otherwise stays. */
const migration: Migration = {
	before: [
		changeForms(Object.fromEntries(COLLECTIONS.map((collection) => [collection, ["publishing"]])), (form) =>
			form.interface === "group-detail" && isDeepStrictEqual(form.options, FORMER)
				? { ...form, options: { ...form.options, start: "closed" } }
				: undefined,
		),
	],
};
export default migration;
