// The pages of release sets and the links that follow from them, kept up to date by what changed: with nothing to be read, to ask for
// them costs nothing.

import type { ReportRedirect } from "@hub/shared-contracts/address/report-redirects";
import { allRedirects, type Redirect } from "@hub/shared-contracts/cms/redirect";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { LRUCache } from "lru-cache";
import type { Content } from "../content/content.server.ts";
import { createKeptRows } from "../content/kept-rows.server.ts";
import { createSharedRows } from "../content/shared-rows.server.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import { withinDeadline } from "../server/deadline.server.ts";
import type { Log } from "../server/log.server.ts";
import { type KeptPages, keepPages } from "./kept-pages.server.ts";
import { NO_INDEX, type PageIndex } from "./page-index.ts";
import { type PageSource, pageSources } from "./page-rows.server.ts";
import { createRedirectIndex } from "./redirect-index.ts";
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
	 * `patience` (in ms) it is what is known so far. A first reading of all pages is waited for no longer than that from its beginning.
	 */
	of(set: LoadedSet, patience: number): Promise<KnownPages>;
	/** The same; for verdicts on an address that may have been published a moment ago. */
	afresh(set: LoadedSet, patience: number): Promise<KnownPages>;
	/** What is known of a set now, without asking. */
	known(set: LoadedSet): KnownPages;
	/** Whether all changes that were reported are in what is known of a set. */
	isSettled(set: LoadedSet): boolean;
}

/** What the pages are listed with. */
export interface LivePagesOptions {
	readonly content: Pick<Content, "read" | "onChange">;
	readonly log: Log;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	/** Where old reports are now, if an operator says so (RD-1). */
	readonly reports: readonly ReportRedirect[] | undefined;
	/** Most addresses in one file of the sitemap. Default `SITEMAP_LIMIT`. */
	readonly sitemapLimit?: number | undefined;
}

/** Sets whose pages are kept: the live one, the one before, which open tabs may still have, and one that is about to be live. */
const MOST_SETS = 3;

interface View {
	readonly pages: KeptPages;
	/** When it began, in ms of the process's clock. */
	readonly since: number;
	/** The last answer. */
	known: KnownPages | undefined;
	begun: boolean;
}

export function createLivePages(options: LivePagesOptions): LivePages {
	const { content, log, strategy, publicUrl, reports, sitemapLimit = SITEMAP_LIMIT } = options;
	const rows = createKeptRows({ content, log });
	const redirects = createSharedRows<Redirect>(
		rows,
		{
			query: allRedirects(),
			// The query's own parser made it.
			factOf: (item) => item as Redirect,
			same: (one, other) => one.from === other.from && one.to === other.to,
		},
		(error) => log.error({ what: "redirects", error: String(error) }, "Pages could not be listed"),
	);
	const sources = new WeakMap<RemoteServer, readonly PageSource[]>();
	const views = new LRUCache<LoadedSet, View>({ max: MOST_SETS, dispose: ({ pages }) => pages.end() });
	const unasked = new WeakMap<LoadedSet, KnownPages>();

	const sourcesOf = (server: RemoteServer | undefined): readonly PageSource[] => {
		if (!server) return [];
		const known = sources.get(server) ?? pageSources(server, rows, log);
		sources.set(server, known);
		return known;
	};

	const viewOf = (set: LoadedSet): View => {
		const found = views.get(set);
		if (found) return found;
		const pages = keepPages(set, {
			content,
			log,
			strategy,
			publicUrl,
			reports,
			sitemapLimit,
			redirects,
			sourcesOf: (remote) => sourcesOf(set.remotes.get(remote)?.server),
		});
		const view: View = { pages, since: performance.now(), known: undefined, begun: false };
		void pages.begun.then(() => {
			view.begun = true;
		});
		views.set(set, view);
		return view;
	};

	const now = (view: View): KnownPages => {
		const { pages, known } = view;
		const links = pages.links();
		const confirmed = pages.index.complete && pages.isKnown() && rows.isSettled();
		if (known?.links === links && known.confirmed === confirmed) return known;
		view.known = { index: pages.index, sitemap: pages.sitemap, links, confirmed };
		return view.known;
	};

	/** What is under way; undefined where there is nothing to wait for. */
	const underWay = ({ pages, since, begun }: View, patience: number): Promise<unknown> | undefined => {
		const settled = rows.settled(patience);
		const pending = pages.pending();
		if (settled || pending.length > 0) return Promise.all([settled, ...pending]);
		// A set that joins others: its pages are known, and only put in order.
		const isFilling = !begun && rows.isSettled();
		return isFilling && performance.now() - since < patience ? pages.begun : undefined;
	};

	const of: LivePages["of"] = async (set, patience) => {
		const view = viewOf(set);
		const waiting = underWay(view, patience);
		if (waiting) await withinDeadline(patience, () => waiting);
		return now(view);
	};

	return {
		of,
		afresh: of,
		isSettled(set) {
			const view = views.peek(set);
			return rows.isCurrent() && (!view || view.pages.pending().length === 0);
		},
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
