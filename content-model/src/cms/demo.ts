// Queries of the collection `demos`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import { videoSource } from "@hub/shared-contracts/content/demo-video";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { demos } from "../collections/demos.ts";
import { industries } from "../collections/industries.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { keyOf } from "./key.ts";
import { type ItemOf, meaning, select } from "./select.ts";

function teaserFrom<Row extends { prototypeSettings: unknown; industry: string | undefined }>({
	prototypeSettings,
	industry,
	...rest
}: Row) {
	/** The key of its industry, empty where it has none; it may not be live. Whether there is something to try. */
	return { ...rest, industryKey: industry ?? "", hasPrototype: prototypeSettings !== undefined };
}

const links = { industry: keyOf(industries) };

const demoPrototype = select(demos, "list");

const demoTeaser = meaning(select(demos, "list", { links }), teaserFrom);

const demoPage = meaning(select(demos, "page", { links }), ({ cover, coverAlt, videos, ...row }) => ({
	...teaserFrom(row),
	cover: cover === undefined ? undefined : { id: cover, alt: coverAlt },
	videos: videos.flatMap(({ source, ...video }) => {
		const found = videoSource(source);
		return found ? [{ ...video, source: found }] : [];
	}),
}));

/** Demos as documents. */
export const demoDocuments = documentsOf(
	demos,
	{ page: demoPage, list: demoTeaser, prototype: demoPrototype },
	{ foundBy: { prototype: "prototype_settings.name" }, addressedBy: ["prototype"], order: ["title"] },
);

/** Demos of a language. */
export function demosOf(locale: Locale): ContentQuery<DemoTeaser> {
	return query(demoDocuments.list, locale);
}

/** A demo by its slug. */
export function demoBySlug(locale: Locale, slug: string): ContentQuery<Demo> {
	return query(demoDocuments.page, locale, { where: { slug } });
}

/** What can be tried of the demo with a slug. */
export function prototypeBySlug(locale: Locale, slug: string): ContentQuery<DemoPrototype> {
	return query(demoDocuments.prototype, locale, { where: { slug } });
}

/** All live entries in every language with their texts, for the search. */
export const demoTexts: ContentQuery<EntryRow<Demo>> = entryRows(demoDocuments.page);

/** A demo as lists show it. */
export type DemoTeaser = ItemOf<typeof demoTeaser>;

/** A demo to be read. */
export type Demo = ItemOf<typeof demoPage>;

/** A demo with what its prototype is made of; undefined where it has none. */
export type DemoPrototype = ItemOf<typeof demoPrototype>;
