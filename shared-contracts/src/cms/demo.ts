// Queries of the collection `demos`.

import { demos } from "../collections/demos.ts";
import type { ContentQuery } from "../content/content-reader.ts";
import type { Locale } from "../language/locale.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { equals, type ItemOf, inLanguage, meaning, query, select } from "./select.ts";

function teaserFrom<Row extends { prototypeSettings: unknown }>({ prototypeSettings, ...rest }: Row) {
	/** Whether there is something to try. */
	return { ...rest, hasPrototype: prototypeSettings !== undefined };
}

const demoPrototype = select(demos, "list");

const demoTeaser = meaning(demoPrototype, teaserFrom);

const demoPage = meaning(select(demos, "page"), teaserFrom);

/** Demos of a language. */
export function demosOf(locale: Locale): ContentQuery<DemoTeaser> {
	return query(demoTeaser, { filter: inLanguage(locale), sort: ["title"] });
}

/** A demo by its slug. */
export function demoBySlug(locale: Locale, slug: string): ContentQuery<Demo> {
	return query(demoPage, { filter: inLanguage(locale, equals("slug", slug)) });
}

/** What can be tried of the demo with a slug. */
export function prototypeBySlug(locale: Locale, slug: string): ContentQuery<DemoPrototype> {
	return query(demoPrototype, { filter: inLanguage(locale, equals("slug", slug)) });
}

/** Every live demo in every language, for the entries of routes. */
export const demoEntries: ContentQuery<EntryRow<DemoTeaser>> = entryRows(demoTeaser);

/** A demo as lists show it. */
export type DemoTeaser = ItemOf<typeof demoTeaser>;

/** A demo to be read. */
export type Demo = ItemOf<typeof demoPage>;

/** A demo with what its prototype is made of; undefined where it has none. */
export type DemoPrototype = ItemOf<typeof demoPrototype>;
