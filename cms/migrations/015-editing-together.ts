import type { Migration } from "../src/migration-steps.ts";

/** Forms that several people have open show each of them what the others type. */
const migration: Migration = {
	before: [
		async (trx) => {
			await trx("directus_settings").update({ collaborative_editing_enabled: true });
		},
	],
};
export default migration;
