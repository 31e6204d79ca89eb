import type { Migration } from "../src/migration-steps.ts";

/** Studio shows no preview of its own accord; one that an operator has set stays. */
const migration: Migration = {
	before: [
		async (trx) => {
			for (const collection of ["posts", "events"])
				await trx("directus_collections")
					.where({ collection })
					.whereNull("preview_url")
					.update({ preview_url: `/hub-previews/${collection}/{{id}}?version={{$version}}` });
		},
	],
};
export default migration;
