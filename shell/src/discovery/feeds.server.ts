// Finds the feeds of a release set, loads them and answers with them.

import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { textsIn } from "@hub/shared-contracts/language/i18n";
import type { Locale, LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { FEED_FORMATS, FEED_TYPES, type FeedFormat, feedPath } from "@hub/shared-contracts/remote/feed";
import type { FeedServer } from "@hub/shared-contracts/remote/remote-server";
import type { ContentUsage } from "../content/content-usage.server.ts";
import { SITE_TITLE } from "../page/title.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { routeHref } from "../router/address.ts";
import { CONTENT_PATIENCE, ROUTE_DEADLINE, withinDeadline } from "../server/deadline.server.ts";
import type { Log } from "../server/log.server.ts";
import type { Render } from "../server/page-request.server.ts";
import type { RegionLoader } from "../server/region-loader.server.ts";
import { type Feed, feedEntries, writeFeed } from "./feed.ts";

/** A feed written down, and what it was made of, or why there is none. */
export type WrittenFeed =
	| {
			readonly kind: "written";
			readonly text: string;
			readonly type: string;
			readonly usage: ContentUsage;
			/** The links' version that it was begun with. */
			readonly linksVersion: number;
			/** When it was begun, in ms. */
			readonly at: number;
	  }
	| { readonly kind: "missing" | "unavailable" };

/** A link to a feed for the head of a document. */
export interface FeedLink {
	readonly type: string;
	readonly title: string;
	/** Absolute. */
	readonly href: string;
}

/** The feeds of release sets. */
export interface Feeds {
	write(set: LoadedSet, name: string, locale: Locale, format: FeedFormat): Promise<WrittenFeed>;
}

export function createFeeds(regions: RegionLoader, log: Log, strategy: LocaleStrategy, publicUrl: string): Feeds {
	const load = async (
		{ set, locale, usage }: Pick<Render, "set" | "locale" | "usage">,
		name: string,
		{ feed, remote }: OwnedFeed,
	): Promise<Feed | "unavailable"> => {
		const request = { pathname: "/", search: "", cookie: undefined, acceptLanguage: undefined, cookieOf: () => undefined };
		const render = { set, locale, request, usage };
		const result = await withinDeadline(
			ROUTE_DEADLINE,
			(signal, clock) => feed.load(regions.context(render, remote, signal, clock)),
			CONTENT_PATIENCE,
		);
		if (result.kind === "timeout") return "unavailable";
		return {
			title: feedTitle(set, { feed, remote }, locale),
			description: textsIn(set.i18n, locale, remote)(feed.description),
			locale,
			page: publicUrl + (routeHref(set.table, strategy, feed.route, {}, locale) ?? "/"),
			addresses: {
				rss: publicUrl + feedPath(name, locale, "rss"),
				atom: publicUrl + feedPath(name, locale, "atom"),
				json: publicUrl + feedPath(name, locale, "json"),
			},
			publisher: SITE_TITLE,
			items: feedEntries(result.value, publicUrl),
		};
	};

	return {
		async write(set, name, locale, format) {
			const feed = feedsOf(set).get(name);
			if (!feed) return { kind: "missing" };
			try {
				const usage = regions.usage();
				const begun = { linksVersion: regions.links(set).version, at: Date.now() };
				const loaded = await load({ set, locale, usage }, name, feed);
				if (loaded === "unavailable") return { kind: "unavailable" };
				return { kind: "written", text: writeFeed(loaded, format), type: FEED_TYPES[format], usage, ...begun };
			} catch (error) {
				const away = error instanceof Error && error.name === ContentUnavailable.name;
				if (!away) log.error({ feed: name, locale, error: String(error) }, "A feed could not be loaded");
				return { kind: "unavailable" };
			}
		},
	};
}

/** The feeds that a page names in its head: those of the list that it is or lies below; home names all. */
export function feedHeadLinks(set: LoadedSet, routeKey: string, locale: Locale, publicUrl: string): readonly FeedLink[] {
	const parent = set.table.routes.get(routeKey)?.parent;
	const named = [...feedsOf(set)].filter(
		([
			,
			{
				feed: { route },
			},
		]) => routeKey === "home" || route === routeKey || route === parent,
	);
	return named.flatMap(([name, feed]) =>
		FEED_FORMATS.map((format) => ({
			type: FEED_TYPES[format],
			title: feedTitle(set, feed, locale),
			href: publicUrl + feedPath(name, locale, format),
		})),
	);
}

/** A feed and the name of its remote, whose messages it speaks through. */
interface OwnedFeed {
	readonly feed: FeedServer;
	readonly remote: string;
}

function feedTitle({ i18n }: LoadedSet, { feed, remote }: OwnedFeed, locale: Locale): string {
	return `${textsIn(i18n, locale, remote)(feed.title)} · ${SITE_TITLE}`;
}

function feedsOf(set: LoadedSet): ReadonlyMap<string, OwnedFeed> {
	const owned = [...set.remotes].flatMap(([remote, { server }]) =>
		Object.entries(server?.feeds ?? {}).map(([name, feed]) => [name, { feed, remote }] as const),
	);
	return new Map(owned);
}
