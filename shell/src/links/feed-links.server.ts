// Feeds of a release set, and links to them in the heads of pages.

import { textsIn } from "@hub/shared-contracts/language/i18n";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { FEED_FORMATS, FEED_TYPES, feedPath } from "@hub/shared-contracts/remote/feed";
import type { FeedServer } from "@hub/shared-contracts/remote/remote-server";
import { SITE_TITLE } from "../page/title.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";

/** A link to a feed for the head of a document. */
export interface FeedLink {
	readonly type: string;
	readonly title: string;
	/** Absolute. */
	readonly href: string;
}

/** Returns the links to feeds in a page's head: on the home page all, on a list and its pages those of the list. */
export function feedHeadLinks(
	set: LoadedSet,
	routeKey: string,
	locale: Locale,
	publicUrl: string,
): readonly FeedLink[] {
	const parent = set.table.routes.get(routeKey)?.parent;
	const named = [...feedsOf(set)].filter(
		([, { feed }]) => routeKey === "home" || feed.route === routeKey || feed.route === parent,
	);
	return named.flatMap(([name, feed]) =>
		FEED_FORMATS.map((format) => ({
			type: FEED_TYPES[format],
			title: feedTitle(set, feed, locale),
			href: publicUrl + feedPath(name, locale, format),
		})),
	);
}

/** A feed and the name of its remote, which has its messages. */
export interface OwnedFeed {
	readonly feed: FeedServer;
	readonly remote: string;
}

/** Returns the title of a feed in a language. */
export function feedTitle({ i18n }: LoadedSet, { feed, remote }: OwnedFeed, locale: Locale): string {
	return `${textsIn(i18n, locale, remote)(feed.title)} · ${SITE_TITLE}`;
}

/** Returns the feeds of a set, by name. */
export function feedsOf(set: LoadedSet): ReadonlyMap<string, OwnedFeed> {
	const owned = [...set.remotes].flatMap(([remote, { server }]) =>
		Object.entries(server?.feeds ?? {}).map(([name, feed]) => [name, { feed, remote }] as const),
	);
	return new Map(owned);
}
