import { collections } from "@hub/shared-contracts/collections/collections";
import { type BothLanguages, SEED_LOCALES } from "../../seed/shape.ts";
import { dayIn, momentOf, workday } from "./calendar.ts";
import type { SeedContent } from "./content.ts";
import { documentId } from "./files.ts";
import { captionsId, filmId, filmValues } from "./films.ts";
import { seededId } from "./identity.ts";
import { coverOf } from "./pictures.ts";
import { studioHtml } from "./studio-html.ts";

/** A row to be made, with what it points to. */
export interface SeedRow {
	readonly collection: string;
	readonly id: string;
	readonly values: Readonly<Record<string, unknown>>;
	/** By field: the row that it points to. */
	readonly refers: Readonly<Record<string, { readonly collection: string; readonly id: string }>>;
	/** Whether the row makes no sense without what it points to. */
	readonly dependent?: boolean;
}

type Locale = (typeof SEED_LOCALES)[number];
const home = "Europe/Berlin";

/**
 * Turns the seed into rows, one per language, in an order in which nothing is pointed to before it is there.
 * @param now the moment of seeding, from which relative days are counted
 * @throws Error when the seed names an author, a category or a speaker that it does not have, or the same key twice
 */
export function seedRows(content: SeedContent, now: Date): SeedRow[] {
	const covered = coverOf(content.posts);
	const rows: SeedRow[] = [
		...content.authors.flatMap((author) => both("authors", author, { display_name: author.display_name })),
		...content.categories.flatMap((category) =>
			both("categories", category, { tone: category.tone, region: category.region ?? null }),
		),
		...content.speakers.flatMap((speaker) => both("speakers", speaker, { display_name: speaker.display_name })),
		...content.pages.flatMap((page) => both("pages", page, { route_key: page.route_key ?? null })),
		...content.posts.flatMap((post) =>
			both("posts", post, { published_on: dayIn(home, now, post.published_on) }, (locale) => ({
				values: { cover_alt: covered.get(post.key)?.alt[locale] ?? null },
				refers: {
					author: target("authors", post.author, locale),
					category: target("categories", post.category, locale),
					...(covered.has(post.key) ? { cover: { collection: "directus_files", id: covered.get(post.key)?.id ?? "" } } : {}),
				},
			})),
		),
		...content.events.flatMap((event) => {
			const day = workday(dayIn(event.time_zone, now, event.day), dayIn(event.time_zone, now));
			return both("events", event, {
				kind: event.kind,
				topic: event.topic,
				language: event.language,
				starts_at: momentOf(day, event.starts, event.time_zone).toISOString(),
				ends_at: momentOf(event.ends < event.starts ? nextDay(day) : day, event.ends, event.time_zone).toISOString(),
				time_zone: event.time_zone,
				mode: event.mode,
				capacity: event.capacity,
				// Nobody registered here yet: these seats were given away elsewhere.
				reserved: event.registered,
				registered: event.registered,
			});
		}),
		...content.events.flatMap((event) =>
			SEED_LOCALES.flatMap((locale) => event.speakers.map((speaker, index) => speaks(event.key, speaker, locale, index))),
		),
		...content.recordings.flatMap((recording) => {
			const { topic, language, event } = recording;
			const shared = { topic, language, provider: "file", published_on: dayIn(home, now, recording.published_on) };
			return both("recordings", recording, shared, (locale) => ({
				values: filmValues(recording, locale),
				refers: {
					file: { collection: "directus_files", id: filmId(recording) },
					captions: { collection: "directus_files", id: captionsId(recording, locale) },
					...(event ? { event: target("events", event, locale) } : {}),
				},
			}));
		}),
		...content.demos.flatMap((demo) =>
			both("demos", demo, { tone: demo.tone, prototype_settings: demo.has_prototype ? { name: demo.key } : null }),
		),
		...content.resources.flatMap((resource) =>
			both("resources", resource, { kind: resource.kind, published_on: dayIn(home, now, resource.published_on) }, (locale) => ({
				refers: { file: { collection: "directus_files", id: documentId(resource.text[locale].file) } },
			})),
		),
		...content.partners.flatMap((partner, index) =>
			both("partners", partner, { name: partner.name, consent_category: partner.consent_category, sort: index + 1 }),
		),
		...content.glossary.flatMap((term) => both("glossary_terms", term, { related: term.related })),
		...content.industries.flatMap((industry) => both("industries", industry, { tone: industry.tone })),
		...content.useCases.flatMap((useCase) =>
			both(
				"use_cases",
				useCase,
				{ published_on: dayIn(home, now, useCase.published_on), industries: useCase.industries ?? [] },
				(locale) => ({ refers: { industry: target("industries", useCase.industry, locale) } }),
			),
		),
		...content.references.flatMap((reference) =>
			both("client_references", reference, { published_on: dayIn(home, now, reference.published_on) }, (locale) => ({
				refers: {
					industry: target("industries", reference.industry, locale),
					use_case: target("use_cases", reference.use_case, locale),
				},
			})),
		),
		...content.navigation.flatMap((entry, index) =>
			both(
				"navigation",
				{ key: `${entry.menu} ${entry.group?.en ?? ""} ${entry.text.en.href}`, text: entry.text },
				{ menu: entry.menu, sort: index + 1 },
				(locale) => ({
					values: { group: entry.group?.[locale] ?? null },
				}),
			),
		),
		...(content.settings === undefined ? [] : both("site_settings", { key: "site", text: content.settings.text }, {})),
	];
	check(rows);
	return rows;
}

function both(
	collection: string,
	item: { readonly key: string; readonly text: BothLanguages<object> },
	shared: Readonly<Record<string, unknown>>,
	perLocale: (locale: Locale) => Partial<Pick<SeedRow, "values" | "refers">> = () => ({}),
): SeedRow[] {
	return SEED_LOCALES.map((locale) => {
		const { values, refers } = perLocale(locale);
		const id = seededId(collection, item.key, locale);
		return {
			collection,
			id,
			values: {
				id,
				status: "published",
				locale,
				translation_key: item.key,
				...shared,
				...asStored(collection, item.text[locale]),
				...values,
			},
			refers: refers ?? {},
		};
	});
}

/** The texts of an item, with the formatted ones as Studio's editor would store them. */
function asStored(collection: string, texts: object): Readonly<Record<string, unknown>> {
	const fields = collections.find((definition) => definition.collection === collection)?.fields ?? {};
	const stored = Object.entries(texts).map(([field, value]: [string, unknown]) => {
		const isFormatted = fields[field]?.meta.interface === "input-rich-text-html";
		return [field, isFormatted && typeof value === "string" && value !== "" ? studioHtml(value) : value];
	});
	return Object.fromEntries(stored);
}

function speaks(event: string, speaker: string, locale: Locale, index: number): SeedRow {
	const id = seededId("events_speakers", `${event} ${speaker}`, locale);
	return {
		collection: "events_speakers",
		id,
		values: { id, sort: index + 1 },
		refers: { events_id: target("events", event, locale), speakers_id: target("speakers", speaker, locale) },
		dependent: true,
	};
}

const target = (collection: string, key: string, locale: Locale) => ({ collection, id: seededId(collection, key, locale) });
const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function check(rows: readonly SeedRow[]): void {
	const ids = new Set<string>();
	for (const row of rows) {
		if (ids.has(row.id)) throw new Error(`The seed has ${row.collection} “${row.values.translation_key}” twice`);
		for (const [field, { collection, id }] of Object.entries(row.refers)) {
			if (collection !== "directus_files" && !ids.has(id)) {
				throw new Error(
					`The seed's ${row.collection} “${row.values.translation_key ?? row.id}” points with ${field} to ${collection} that it does not have`,
				);
			}
		}
		ids.add(row.id);
	}
}
