// Writes a feed in its three forms: RSS 2.0, Atom 1.0 and JSON Feed 1.1 (MT-5).

import { sharePictureHref } from "@hub/shared-contracts/content/picture";
import { type Locale, localeEntry } from "@hub/shared-contracts/language/locale";
import { FEED_TYPES, type FeedFormat, type FeedItem } from "@hub/shared-contracts/remote/feed";
import { escapeMarkup, unescapeMarkup } from "@hub/shared-contracts/rich-text/rich-text-markup";
import { element, textElement, type Xml, xmlDocument } from "../links/xml.ts";

/** Feed in one language. Addresses are absolute. */
export interface Feed {
	readonly title: string;
	readonly description: string;
	readonly locale: Locale;
	/** Page with the same entries. */
	readonly page: string;
	/** Addresses of the feed in each format. */
	readonly addresses: Readonly<Record<FeedFormat, string>>;
	readonly publisher: string;
	readonly items: readonly FeedEntry[];
}

/** Entry of a feed. Moments are ISO in UTC. */
export interface FeedEntry {
	readonly id: string;
	readonly address: string;
	readonly title: string;
	readonly description: string;
	/** Markup with absolute addresses, or empty. */
	readonly markup: string;
	readonly picture: string | undefined;
	readonly authors: readonly { readonly name: string; readonly address: string | undefined }[];
	readonly topics: readonly string[];
	readonly published: string;
	readonly modified: string;
}

/** Converts items to entries; those without a page are left out. */
export function feedEntries(items: readonly FeedItem[], publicUrl: string): FeedEntry[] {
	const absolute = (path: string) => new URL(path, `${publicUrl}/`).href;
	return items.flatMap(({ path, content, picture, authors = [], topics = [], ...item }) => {
		if (path === undefined) return [];
		const address = absolute(path);
		const published = new Date(item.published).toISOString();
		return {
			id: `urn:uuid:${item.id}`,
			address,
			title: item.title,
			description: item.description,
			markup: absoluteMarkup(content?.html ?? "", address),
			picture: picture && absolute(sharePictureHref(picture.id)),
			authors: authors.map(({ name, path: about }) => ({ name, address: about && absolute(about) })),
			topics,
			published,
			// A text that was changed before its publication counts as changed then.
			modified: [published, item.modified ?? published].sort().at(-1) ?? published,
		};
	});
}

/** Makes addresses absolute and removes `tabindex`: other programs know neither this site's paths nor its controls. */
function absoluteMarkup(markup: string, address: string): string {
	return markup.replace(/ (href|src|tabindex)="([^"]*)"/g, (_attribute, name: string, value: string) => {
		if (name === "tabindex") return "";
		const written = unescapeMarkup(value);
		return ` ${name}="${URL.canParse(written, address) ? escapeMarkup(new URL(written, address).href) : ""}"`;
	});
}

/** Writes a feed in a format. */
export function writeFeed(feed: Feed, format: FeedFormat): string {
	return { rss: writeRss, atom: writeAtom, json: writeJson }[format](feed);
}

function writeRss(feed: Feed): string {
	const items = feed.items.map((item) =>
		element(
			"item",
			{},
			element("title", {}, item.title),
			element("link", {}, item.address),
			element("guid", { isPermaLink: "false" }, item.id),
			element("pubDate", {}, new Date(item.published).toUTCString()),
			item.authors.map(({ name }) => element("dc:creator", {}, name)),
			item.topics.map((topic) => element("category", {}, topic)),
			textElement("description", item.description),
			textElement("content:encoded", item.markup),
		),
	);
	const channel = element(
		"channel",
		{},
		element("title", {}, feed.title),
		element("link", {}, feed.page),
		element("description", {}, feed.description),
		element("language", {}, feed.locale),
		element("atom:link", { rel: "self", type: FEED_TYPES.rss, href: feed.addresses.rss }),
		newest(feed) ? element("lastBuildDate", {}, new Date(newest(feed)).toUTCString()) : undefined,
		items,
	);
	const spaces = { "xmlns:atom": ATOM, "xmlns:dc": DUBLIN_CORE, "xmlns:content": RSS_CONTENT };
	return xmlDocument(element("rss", { version: "2.0", ...spaces }, channel));
}

const ATOM = "http://www.w3.org/2005/Atom";
const DUBLIN_CORE = "http://purl.org/dc/elements/1.1/";
const RSS_CONTENT = "http://purl.org/rss/1.0/modules/content/";

/** Date of a feed without entries; Atom requires one. */
const NEVER = "1970-01-01T00:00:00.000Z";

function writeAtom(feed: Feed): string {
	const person = ({ name, address }: FeedEntry["authors"][number]): Xml =>
		element("author", {}, element("name", {}, name), textElement("uri", address));
	const entries = feed.items.map((item) =>
		element(
			"entry",
			{},
			element("id", {}, item.id),
			element("title", {}, item.title),
			element("link", { rel: "alternate", type: "text/html", href: item.address }),
			element("published", {}, item.published),
			element("updated", {}, item.modified),
			item.authors.map(person),
			item.topics.map((topic) => element("category", { term: topic })),
			textElement("summary", item.description),
			textElement("content", item.markup, { type: "html" }),
		),
	);
	return xmlDocument(
		element(
			"feed",
			{ xmlns: ATOM, "xml:lang": localeEntry(feed.locale).iso },
			element("id", {}, feed.addresses.atom),
			element("title", {}, feed.title),
			textElement("subtitle", feed.description),
			element("updated", {}, newest(feed) || NEVER),
			element("link", { rel: "self", type: FEED_TYPES.atom, href: feed.addresses.atom }),
			element("link", { rel: "alternate", type: "text/html", href: feed.page }),
			// The author of entries that name none.
			element("author", {}, element("name", {}, feed.publisher)),
			entries,
		),
	);
}

function writeJson(feed: Feed): string {
	const items = feed.items.map((item) => ({
		id: item.id,
		url: item.address,
		title: item.title,
		summary: item.description || undefined,
		...(item.markup ? { content_html: item.markup } : { content_text: item.description }),
		image: item.picture,
		date_published: item.published,
		date_modified: item.modified,
		authors: item.authors.length > 0 ? item.authors.map(({ name, address }) => ({ name, url: address })) : undefined,
		tags: item.topics.length > 0 ? item.topics : undefined,
		language: localeEntry(feed.locale).iso,
	}));
	const written = {
		version: "https://jsonfeed.org/version/1.1",
		title: feed.title,
		description: feed.description || undefined,
		home_page_url: feed.page,
		feed_url: feed.addresses.json,
		language: localeEntry(feed.locale).iso,
		authors: [{ name: feed.publisher }],
		items,
	};
	return `${JSON.stringify(written, null, "\t")}\n`;
}

/** Returns the last change in a feed; empty for an empty one. ISO moments sort as text. */
function newest({ items }: Feed): string {
	return (
		items
			.map(({ modified }) => modified)
			.sort()
			.at(-1) ?? ""
	);
}
