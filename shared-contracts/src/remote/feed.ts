// Feeds (MT-5): a remote provides the items, the shell serialises them.

import type { Picture } from "../content/picture.ts";
import type { Locale } from "../language/locale.ts";
import type { RichText } from "../rich-text/rich-text.ts";

/** The formats of every feed: RSS 2.0, Atom 1.0 (RFC 4287), JSON Feed 1.1. */
export const FEED_FORMATS = ["rss", "atom", "json"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Returns the address of a feed. */
export function feedPath(name: string, locale: Locale, format: FeedFormat): string {
	return `/feeds/${locale}/${name}.${format}`;
}

/** Media type of each format. */
export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
	rss: "application/rss+xml",
	atom: "application/atom+xml",
	json: "application/feed+json",
};

const FORMAT_NAMES: Readonly<Record<FeedFormat, string>> = { rss: "RSS", atom: "Atom", json: "JSON" };

/** Returns links to a feed in all formats, for pages. */
export function feedLinks(name: string, locale: Locale) {
	return FEED_FORMATS.map((format) => ({
		name: FORMAT_NAMES[format],
		href: feedPath(name, locale, format),
		type: FEED_TYPES[format],
	}));
}

/** An item of a feed. */
export interface FeedItem {
	/**
	 * The id of its row, a UUID: it stays when slug and title change, so that readers do not show the same item as new
	 * (RFC 4287, 4.2.6).
	 */
	readonly id: string;
	/** Path of its page in the feed's language, from the loaders' `href`. Items without one are left out. */
	readonly path: string | undefined;
	readonly title: string;
	/** One or two sentences of plain text. */
	readonly description: string;
	/** The whole text, if the feed contains it. */
	readonly content?: RichText;
	readonly picture?: Picture | undefined;
	readonly authors?: readonly { readonly name: string; readonly path: string | undefined }[];
	readonly topics?: readonly string[];
	/** An ISO day or moment. */
	readonly published: string;
	/** Time of the last change in ISO format; absent if unknown. */
	readonly modified?: string | undefined;
}
