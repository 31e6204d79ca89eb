// The pages of one release set, indexed by what changes: its index, its sitemap, and how links are written.

import { setImmediate as nextTurn } from "node:timers/promises";
import { allRedirects } from "@hub/content-model/cms/redirect";
import type { ReportRedirect } from "@hub/shared-contracts/address/report-redirects";
import { everywhere, type RouteEntry } from "@hub/shared-contracts/address/route-entry";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import type { SiteRoute } from "../router/site-table.ts";
import type { Content } from "../store/content.server.ts";
import { type Following, followDocuments } from "../store/follow-documents.server.ts";
import { type AskedEntries, askEntries, NOT_LISTED } from "./asked-entries.server.ts";
import { createPageIndex, type EntryName, type PageIndex } from "./page-index.ts";
import { createPageFacts, type PageSource, pageSources } from "./page-rows.server.ts";
import { createRedirectIndex } from "./redirect-index.ts";
import { createSiteLinks, type SiteLinks } from "./site-links.ts";
import { createSitemap, type Sitemap } from "./sitemap.ts";

/** What the pages of a set are indexed with. */
export interface SetPagesOptions {
	readonly content: Pick<Content, "ready" | "list" | "count" | "find" | "idsAfter" | "onChange">;
	readonly log: Log;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	/** Where old reports are now, if an operator says so (RD-1). */
	readonly reports: readonly ReportRedirect[] | undefined;
	/** Most addresses in one file of the sitemap. */
	readonly sitemapLimit: number;
}

/** The pages of a set. All of it changes in place. */
export interface SetPages {
	readonly index: PageIndex;
	readonly sitemap: Sitemap;
	/** Links with the number of what is known now. */
	links(): SiteLinks;
	/**
	 * Resolves when all that changed until now is in them, or `timeout` (in ms) is over; undefined where there is nothing to wait for. A first
	 * reading is waited for no longer than that from its beginning.
	 */
	settled(timeout: number): Promise<unknown> | undefined;
	/** Whether everything that is published is in them: all rows were read, and every route could be asked. */
	isSettled(): boolean;
	/** Whether all that has changed is in them; what was never read may still be missing. */
	isCurrent(): boolean;
	end(): void;
}

/** What a route waits for before its pages are known. */
interface RouteState {
	/** Lists of rows that are not whole yet. */
	waits: number;
	failed: boolean;
}

/** Begins to index the pages of a set. */
export function indexPagesOf(set: LoadedSet, options: SetPagesOptions): SetPages {
	const { content, log, strategy, publicUrl, reports, sitemapLimit } = options;
	const { table } = set;
	const followed: Following[] = [];
	const began = performance.now();
	const index = createPageIndex(table, strategy);
	const sitemap = createSitemap({ table, strategy, publicUrl, limit: sitemapLimit });
	const redirects = createRedirectIndex(table, strategy);
	const routes = new Map<string, RouteState>();
	const asked: AskedEntries[] = [];
	let links: SiteLinks | undefined;
	/** Sources and routes that have not been heard of. */
	const silent = new Set<unknown>();

	const put = (route: string, name: EntryName, entry: RouteEntry | undefined): void => {
		const change = index.put(route, name, entry);
		if (!change) return;
		sitemap.put(change.before, change.after);
		if (change.links && routes.get(route)?.waits === 0) links = undefined;
	};

	const hear = (who: unknown): void => {
		if (!silent.delete(who) || silent.size > 0) return;
		index.complete = true;
		links = undefined;
	};

	const setState = (route: string, change: Partial<RouteState>): void => {
		const state = { waits: 0, failed: false, ...routes.get(route), ...change };
		routes.set(route, state);
		index.setKnown(route, state.waits === 0 && !state.failed);
		links = undefined;
	};

	const watchRows = (remote: string, source: PageSource): void => {
		const { query, shownOn } = source;
		const facts = createPageFacts(source);
		let failed = false;
		const tell = (hasFailed: boolean): void => {
			const isFirst = silent.has(source);
			for (const { route } of shownOn) {
				const waits = (routes.get(route)?.waits ?? 0) - (isFirst ? 1 : 0);
				if (isFirst || failed !== hasFailed) setState(route, { waits, failed: hasFailed });
			}
			failed = hasFailed;
			hear(source);
		};
		silent.add(source);
		for (const { route } of shownOn) setState(route, { waits: (routes.get(route)?.waits ?? 0) + 1 });
		const changed = (id: string, item: unknown): void => {
			for (const key of facts.put(id, item))
				for (const shown of shownOn) put(shown.route, { part: shown.part, key }, facts.entryOf(key, shown));
		};
		const noteFailure = (error: unknown): void => {
			log.error({ what: `rows of ${query.collection} for ${remote}`, error: String(error) }, NOT_LISTED);
			tell(true);
		};
		followed.push(followDocuments({ query, changed, complete: () => tell(false), failed: noteFailure }, { content, log }));
	};

	const listRoute = (route: SiteRoute): void => {
		const { key, path, remote } = route;
		const part = set.remotes.get(remote)?.server?.routes[key];
		const entries = part?.entries;
		if (!part || entries?.rows || (!entries && path.includes(":"))) return;
		if (!entries) {
			setState(key, {});
			put(key, { part: 0, key: "" }, everywhere());
			return;
		}
		let last = 0;
		setState(key, { waits: 1 });
		const one = askEntries({
			content,
			log,
			entries,
			what: `${key} of ${remote}`,
			listed(listed) {
				for (let at = 0; at < Math.max(last, listed.length); at += 1) put(key, { part: at, key: "" }, listed[at]);
				last = listed.length;
				if (routes.get(key)?.waits !== 0 || routes.get(key)?.failed) setState(key, { waits: 0, failed: false });
				hear(route);
			},
			failed() {
				setState(key, { waits: 0, failed: true });
				hear(route);
			},
		});
		silent.add(route);
		asked.push(one);
	};

	// Some may be heard of at once: the pages are complete when all of them were asked.
	silent.add(index);
	silent.add(redirects);
	followed.push(
		followDocuments(
			{
				query: allRedirects(),
				changed(id, redirect) {
					if (redirects.put(id, redirect)) links = undefined;
				},
				complete: () => hear(redirects),
				failed(error) {
					log.error({ what: "redirects", error: String(error) }, NOT_LISTED);
					hear(redirects);
				},
			},
			{ content, log },
		),
	);
	for (const route of table.routes.values()) listRoute(route);
	for (const [name, { server }] of set.remotes) for (const source of server ? pageSources(server) : []) watchRows(name, source);
	hear(index);
	const pending = () => asked.flatMap((one) => one.pending() ?? []);

	return {
		index,
		sitemap,
		links() {
			links ??= createSiteLinks({ table, strategy, publicUrl, index, redirects, reports });
			return links;
		},
		settled(timeout) {
			const isReading = () => followed.some((one) => one.isReading()) && began + timeout > performance.now();
			const waits = pending();
			if (!isReading() && waits.length === 0) return undefined;
			return withinDeadline(timeout, async (signal) => {
				await Promise.all(waits);
				while (!signal.aborted && isReading()) await nextTurn();
			});
		},
		isSettled: () => index.complete && followed.every((one) => !one.isReading()) && asked.every((one) => one.isKnown()),
		isCurrent: () => pending().length === 0,
		end() {
			for (const one of followed) one.end();
			for (const one of asked) one.end();
		},
	};
}
