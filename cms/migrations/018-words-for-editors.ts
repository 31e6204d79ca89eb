import { DEFAULT_LOCALE, localeEntry } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import { fromStored, type Migration } from "../src/migration-steps.ts";

/** What fields are called in English, by `collection.field` or by `field`: Studio made a name of developers of them. */
const ENGLISH: Readonly<Record<string, string>> = {
	href: "Leads to",
	"navigation.group": "Column heading",
	sort: "Order",
	locale: "Language",
	"contact_messages.locale": "Language of the message",
	"registrations.locale": "Language of the emails",
	language: "Language spoken",
	"resources.language": "Language of the file",
	"recordings.language": "Language in the video",
	slug: "End of the address",
	route_key: "Fixed address",
	cover_alt: "Alternative text of the cover",
	short: "Short definition",
	claim: "Tagline",
	cta_heading: "Heading of the call to action",
	cta_text: "Text of the call to action",
	policy: "Privacy policy",
	privacy_url: "Privacy policy",
	policy_version: "Version of the privacy policy",
	parties: "Participants",
	flows: "Data flows",
	shows: "What there is to see",
	related: "Related terms",
	industries: "Further industries",
	terms: "Glossary terms",
	minutes: "Length in minutes",
	duration_seconds: "Length in seconds",
	source: "Video address",
	online_url: "Joining link",
	mode: "Format",
	events_id: "Event",
	speakers_id: "Speaker",
	event_key: "Key of the event",
	waiting_place: "Place on the waiting list",
	retention_days: "Days that registrations are stored",
	gpc: "Global Privacy Control",
	standing: "Visibility",
	translations: "Other languages",
	uses: "Where it is used",
	user_created: "Created by",
	date_created: "Created on",
	user_updated: "Changed by",
	date_updated: "Changed on",
};

/** What two fields of menus were called in German, and are called now. */
const GERMAN: Readonly<Record<string, { readonly former: string; readonly name: string }>> = {
	"navigation.href": { former: "Ziel", name: "Führt zu" },
	"navigation.group": { former: "Gruppe", name: "Überschrift der Spalte" },
};

/** The collections as they were when this was released: an operator's own stay. */
const COLLECTIONS: readonly string[] = [
	"pages",
	"navigation",
	"redirects",
	"site_settings",
	"partners",
	"posts",
	"categories",
	"authors",
	"glossary_terms",
	"client_references",
	"use_cases",
	"industries",
	"resources",
	"demos",
	"events",
	"events_speakers",
	"speakers",
	"recordings",
	"registrations",
	"contact_messages",
	"consent_counts",
];

/** English, as Directus calls it. */
const ENGLISH_CODE = localeEntry(DEFAULT_LOCALE).iso;

const stored = z.array(z.looseObject({ language: z.string(), translation: z.string().nullish() })).nullable();

/** Gives fields the words of editors. A name that an operator gave stays. */
const migration: Migration = {
	before: [
		async (trx) => {
			const rows: { id: number; collection: string; field: string; translations: unknown }[] = await trx("directus_fields")
				.select("id", "collection", "field", "translations")
				.whereIn("collection", COLLECTIONS);
			for (const { id, collection, field, translations } of rows) {
				const known = stored.parse(fromStored(translations)) ?? [];
				const name = `${collection}.${field}`;
				const german = GERMAN[name];
				const renamed = known.map((one) =>
					german !== undefined && one.translation === german.former ? { ...one, translation: german.name } : one,
				);
				const english = ENGLISH[name] ?? ENGLISH[field];
				const isNamed = english === undefined || known.some(({ language }) => language === ENGLISH_CODE);
				const next = isNamed ? renamed : [{ language: ENGLISH_CODE, translation: english }, ...renamed];
				if (JSON.stringify(next) === JSON.stringify(known)) continue;
				await trx("directus_fields")
					.where({ id })
					.update({ translations: JSON.stringify(next) });
			}
		},
	],
};
export default migration;
