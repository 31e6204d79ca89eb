// Loads the feeds of a release set and writes them.

import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { textsIn } from "@hub/shared-contracts/language/i18n";
import type { Locale, LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { FEED_TYPES, type FeedFormat, feedPath } from "@hub/shared-contracts/remote/feed";
import { ROUTE_DEADLINE, withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { PageUse } from "../cache/page-use.server.ts";
import { feedsOf, feedTitle, type OwnedFeed } from "../links/feed-links.server.ts";
import { SITE_TITLE } from "../page/title.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { pageRequest, type Render } from "../render/page-request.server.ts";
import type { RegionLoader } from "../render/region-loader.server.ts";
import { routeHref } from "../router/address.ts";
import { type Feed, feedEntries, writeFeed } from "./feed.ts";

/** A written feed with its dependencies, or why there is none. */
export type WrittenFeed =
	| {
			readonly kind: "written";
			readonly text: string;
			readonly type: string;
			readonly use: PageUse;
	  }
	| { readonly kind: "missing" | "unavailable" };

/** The feeds of release sets. */
export interface Feeds {
	write(set: LoadedSet, name: string, locale: Locale, format: FeedFormat): Promise<WrittenFeed>;
}

export function createFeeds(regions: RegionLoader, log: Log, strategy: LocaleStrategy, publicUrl: string): Feeds {
	const load = async (
		{ set, locale, use }: Pick<Render, "set" | "locale" | "use">,
		name: string,
		{ feed, remote }: OwnedFeed,
	): Promise<Feed | "unavailable"> => {
		const render = { set, locale, request: pageRequest({ pathname: "/", search: "" }, {}, use), use };
		const result = await withinDeadline(ROUTE_DEADLINE, (signal) => feed.load(regions.context(render, remote, signal)));
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
				const use = await regions.begin();
				const loaded = await load({ set, locale, use }, name, feed);
				if (loaded === "unavailable") return { kind: "unavailable" };
				return { kind: "written", text: writeFeed(loaded, format), type: FEED_TYPES[format], use };
			} catch (error) {
				const away = error instanceof Error && error.name === ContentUnavailable.name;
				if (!away) log.error({ feed: name, locale, error: String(error) }, "A feed could not be loaded");
				return { kind: "unavailable" };
			}
		},
	};
}
