// The pages of release sets and the links that follow from them, indexed by what changed: with nothing to be read, to ask for them
// costs nothing.

import type { ReportRedirect } from "@hub/shared-contracts/address/report-redirects";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { LRUCache } from "lru-cache";
import type { Log } from "../base/log.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import type { Content } from "../store/content.server.ts";
import { NO_INDEX, type PageIndex } from "./page-index.ts";
import { createRedirectIndex } from "./redirect-index.ts";
import { indexPagesOf, type SetPages } from "./set-pages.server.ts";
import { createSiteLinks, type SiteLinks } from "./site-links.ts";
import { createSitemap, SITEMAP_LIMIT, type Sitemap } from "./sitemap.ts";

/** The pages of a release set, and how links to them are written. The index and the sitemap change in place. */
export interface KnownPages {
	readonly index: PageIndex;
	readonly sitemap: Sitemap;
	/** The same value as long as no link may be written otherwise. */
	readonly links: SiteLinks;
	/** Whether all that was published is in it: what is missing then is nowhere to be read either. */
	readonly confirmed: boolean;
}

/** The pages of release sets. */
export interface LivePages {
	/**
	 * The pages as content is now: what was published before is in it, as soon as it was read. It never fails: without an answer within
	 * `timeout` (in ms) it is what is known so far. A first reading of all pages is waited for no longer than that from its beginning.
	 */
	of(set: LoadedSet, timeout: number): Promise<KnownPages>;
	/** What is known of a set now, without asking. */
	known(set: LoadedSet): KnownPages;
	/** Whether all changes that were reported are in what is known of a set. */
	isSettled(set: LoadedSet): boolean;
}

/** What the pages are listed with. */
export interface LivePagesOptions {
	readonly content: Pick<Content, "ready" | "list" | "count" | "find" | "idsAfter" | "onChange">;
	readonly log: Log;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	/** Where old reports are now, if an operator says so (RD-1). */
	readonly reports: readonly ReportRedirect[] | undefined;
	/** Most addresses in one file of the sitemap. Default `SITEMAP_LIMIT`. */
	readonly sitemapLimit?: number | undefined;
}

/**
 * Sets whose pages are indexed: the live one, the one before, which open tabs may still have, one that is about to be live, a canary, and
 * one that is previewed.
 */
const MOST_SETS = 5;

interface View {
	readonly pages: SetPages;
	/** The last answer. */
	known: KnownPages | undefined;
}

export function createLivePages(options: LivePagesOptions): LivePages {
	const { content, log, strategy, publicUrl, reports, sitemapLimit = SITEMAP_LIMIT } = options;
	const views = new LRUCache<LoadedSet, View>({ max: MOST_SETS, dispose: ({ pages }) => pages.end() });
	const unasked = new WeakMap<LoadedSet, KnownPages>();

	const viewOf = (set: LoadedSet): View => {
		const found = views.get(set);
		if (found) return found;
		const pages = indexPagesOf(set, { content, log, strategy, publicUrl, reports, sitemapLimit });
		const view: View = { pages, known: undefined };
		views.set(set, view);
		return view;
	};

	const now = (view: View): KnownPages => {
		const { pages, known } = view;
		const links = pages.links();
		const confirmed = pages.isSettled();
		if (known?.links === links && known.confirmed === confirmed) return known;
		view.known = { index: pages.index, sitemap: pages.sitemap, links, confirmed };
		return view.known;
	};

	return {
		async of(set, timeout) {
			const view = viewOf(set);
			await view.pages.settled(timeout);
			return now(view);
		},
		isSettled: (set) => views.peek(set)?.pages.isCurrent() ?? true,
		known(set) {
			const view = views.peek(set);
			if (view) return now(view);
			const nothing = unasked.get(set) ?? nothingKnown(set);
			unasked.set(set, nothing);
			return nothing;
		},
	};

	function nothingKnown({ table }: LoadedSet): KnownPages {
		const nowhere = createRedirectIndex(table, strategy);
		return {
			index: NO_INDEX,
			sitemap: createSitemap({ table, strategy, publicUrl, limit: sitemapLimit }),
			links: createSiteLinks({ table, strategy, publicUrl, index: NO_INDEX, redirects: nowhere, reports }),
			confirmed: false,
		};
	}
}
