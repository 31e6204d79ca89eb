import type { Migration } from "../src/migration-steps.ts";

const COLLECTIONS = [
	...["pages", "demos", "recordings", "glossary_terms", "client_references"],
	...["use_cases", "industries", "authors", "categories"],
];

/** Every entry with a page has a preview now; one that an operator has set stays. */
const migration: Migration = {
	before: [
		async (trx) => {
			for (const collection of COLLECTIONS)
				await trx("directus_collections")
					.where({ collection })
					.whereNull("preview_url")
					.update({ preview_url: `/hub-previews/${collection}/{{id}}?version={{$version}}` });
		},
	],
};
export default migration;
