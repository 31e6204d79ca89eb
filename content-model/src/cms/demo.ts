// Queries of the collection `demos`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import { videoSource } from "@hub/shared-contracts/content/video-source";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { demos } from "../collections/demos.ts";
import { industries } from "../collections/industries.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { type ItemOf, mapSelection, select, selectKey } from "./select.ts";

function teaserFrom<Row extends { prototypeSettings: unknown; industry: string | undefined }>({
	prototypeSettings,
	industry,
	...rest
}: Row) {
	/**
	 * `industryKey` is empty without an industry; the industry may not be live. `hasPrototype` is true if there is a
	 * prototype to try.
	 */
	return { ...rest, industryKey: industry ?? "", hasPrototype: prototypeSettings !== undefined };
}

const links = { industry: selectKey(industries) };

const demoPrototype = select(demos, "list");

const demoTeaser = mapSelection(select(demos, "list", { links }), teaserFrom);

const demoPage = mapSelection(select(demos, "page", { links }), ({ cover, coverAlt, videos, ...row }) => ({
	...teaserFrom(row),
	cover: cover === undefined ? undefined : { id: cover, alt: coverAlt },
	videos: videos.flatMap(({ source: written, ...video }) => {
		const source = videoSource(written);
		return source ? [{ ...video, source }] : [];
	}),
}));

export const demoDocuments = documentsOf(
	demos,
	{ page: demoPage, list: demoTeaser, prototype: demoPrototype },
	{ filters: { prototype: "prototype_settings.name" }, addressedBy: ["prototype"], order: ["title"] },
);

export function demosOf(locale: Locale): ContentQuery<DemoTeaser> {
	return query(demoDocuments.list, locale);
}

export function demoBySlug(locale: Locale, slug: string): ContentQuery<Demo> {
	return query(demoDocuments.page, locale, { where: { slug } });
}

/** Queries the prototype of a demo by the demo's slug. */
export function prototypeBySlug(locale: Locale, slug: string): ContentQuery<DemoPrototype> {
	return query(demoDocuments.prototype, locale, { where: { slug } });
}

/** Queries the first live demo with a prototype. @param name of the prototype, such as `policy` */
export function prototypeNamed(locale: Locale, name: string): ContentQuery<DemoPrototype> {
	return query(demoDocuments.prototype, locale, { where: { prototype: name } });
}

/** Queries all live demos in every language with their texts, for the search. */
export const demoTexts: ContentQuery<EntryRow<Demo>> = entryRows(demoDocuments.page);

export type DemoTeaser = ItemOf<typeof demoTeaser>;

export type Demo = ItemOf<typeof demoPage>;

/** Demo with its prototype's settings; undefined if it has none. */
export type DemoPrototype = ItemOf<typeof demoPrototype>;
