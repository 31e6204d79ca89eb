import { type Migration, renewList } from "../src/migration-steps.ts";

/** The columns of lists that had the status, which alone does not say what visitors see. */
const FORMER: Readonly<Record<string, readonly string[]>> = {
	authors: ["display_name", "role", "locale", "status"],
	categories: ["title", "locale", "status", "slug", "region"],
	client_references: ["title", "client", "industry", "locale", "status", "published_on"],
	demos: ["title", "industry", "locale", "status", "date_updated"],
	events: ["title", "starts_at", "locale", "status", "event_status", "registered", "capacity", "waiting"],
	glossary_terms: ["term", "locale", "status", "synonyms", "date_updated"],
	industries: ["title", "locale", "status", "slug"],
	pages: ["title", "locale", "status", "slug", "route_key", "date_updated"],
	partners: ["name", "consent_category", "country", "locale", "status"],
	posts: ["title", "locale", "status", "category", "author", "published_on"],
	recordings: ["title", "event", "locale", "status", "published_on"],
	resources: ["title", "kind", "locale", "status", "published_on"],
	site_settings: ["claim", "locale", "status", "date_updated"],
	speakers: ["display_name", "role", "organisation", "locale", "status"],
	use_cases: ["title", "industry", "locale", "status", "published_on"],
};

/** Lists show the visibility of each language of an entry. A list that an operator has arranged stays, and so does a display that was chosen. */
const migration: Migration = {
	before: [
		...Object.entries(FORMER).map(([collection, columns]) => renewList(collection, columns)),
		async (trx) => {
			await trx("directus_fields")
				.where({ field: "translation_key" })
				.whereIn("collection", Object.keys(FORMER))
				.whereNull("display")
				.update({ display: "hub-standings" });
		},
	],
};
export default migration;
