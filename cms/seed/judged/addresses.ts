// The addresses of the first content, as judged queries contain them.

import type { SeedLocale } from "../shape.ts";

/** The fields of a row, or of a seed's text, that determine its address. */
export interface Placed {
	/** Of partners, which have no page of their own, the key. */
	readonly slug: string;
	/** Of categories. */
	readonly region?: string | null | undefined;
	/** Of pages with a route of their own. */
	readonly route_key?: string | null | undefined;
}

/** Paths below a language's prefix, by collection. */
const PATHS = {
	posts: { de: "/:slug", en: "/:slug" },
	pages: { de: "/:slug", en: "/:slug" },
	events: { de: "/events/:slug", en: "/events/:slug" },
	recordings: { de: "/events/recordings/:slug", en: "/events/recordings/:slug" },
	demos: { de: "/demos/:slug", en: "/demos/:slug" },
	glossary_terms: { de: "/glossar/:slug", en: "/glossary/:slug" },
	client_references: { de: "/references/:slug", en: "/references/:slug" },
	use_cases: { de: "/anwendungsfaelle/:slug", en: "/use-cases/:slug" },
	industries: { de: "/industry/:slug", en: "/industry/:slug" },
	resources: { de: "/resources#resource-:slug", en: "/resources#resource-:slug" },
	partners: { de: "/datenschutz/partnerliste#partner-:slug", en: "/data-privacy/partner-list#partner-:slug" },
	authors: { de: "/authors/:slug", en: "/authors/:slug" },
	categories: { de: "/category/:slug", en: "/category/:slug" },
} as const satisfies Readonly<Record<string, Readonly<Record<SeedLocale, string>>>>;

/** A collection whose items are searched for. */
export type SearchedCollection = keyof typeof PATHS;

/** All of them, in the order in which a visitor would want them. */
export const SEARCHED_COLLECTIONS = Object.keys(PATHS) as SearchedCollection[];

/** The address of an item with its language's prefix. */
export function addressOf(collection: SearchedCollection, { slug, region, route_key }: Placed, locale: SeedLocale): string {
	const prefix = locale === "de" ? "/de" : "";
	if (route_key === "home") return prefix || "/";
	// As in the other texts: the unprefixed English address of this page has a word of its own.
	if (route_key === "about" && locale === "en") return "/about";
	return prefix + PATHS[collection][locale].replace(":slug", slug) + (region ? `/${region}` : "");
}

/** Pages that are no item's: lists, and the contact page. */
export const OTHER_PAGES: Readonly<Record<SeedLocale, readonly string[]>> = {
	de: ["/de/kontakt", "/de/datenschutz/partnerliste", "/de/anwendungsfaelle"],
	en: ["/contact", "/data-privacy/partner-list", "/use-cases"],
};
