import type { Migration } from "../src/migration-steps.ts";

/** What stands for an entry of a list of small forms, by collection and field. */
const LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	client_references: { figures: "{{value}} {{label}}" },
	demos: { shows: "{{title}}", videos: "{{title}}" },
	events: { agenda: "{{time}} {{title}}" },
	industries: { challenges: "{{title}}" },
	recordings: { chapters: "{{time}} {{title}}" },
	use_cases: { parties: "{{name}}", flows: "{{from}} → {{to}}: {{data}}", steps: "{{title}}", results: "{{title}}" },
};

/** Lists named blocks and the parts of structures as they are stored. A display that was chosen stays. */
const migration: Migration = {
	before: [
		async (trx) => {
			await trx("directus_fields")
				.where({ field: "blocks" })
				.whereIn("collection", ["pages", "industries", "use_cases"])
				.whereNull("display")
				.update({ display: "hub-block-names" });
			for (const [collection, fields] of Object.entries(LISTS))
				for (const [field, format] of Object.entries(fields))
					await trx("directus_fields")
						.where({ collection, field })
						.whereNull("display")
						.update({ display: "formatted-json-value", display_options: JSON.stringify({ format }) });
		},
	],
};
export default migration;
