// The pages of one release set, kept by what changes: its index, its sitemap, and how links are written.

import type { ReportRedirect } from "@hub/shared-contracts/address/report-redirects";
import { everywhere, type RouteEntry } from "@hub/shared-contracts/address/route-entry";
import type { Redirect } from "@hub/shared-contracts/cms/redirect";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { Content } from "../content/content.server.ts";
import type { SharedRows } from "../content/shared-rows.server.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import type { SiteRoute } from "../router/site-table.ts";
import type { Log } from "../server/log.server.ts";
import { type AskedEntries, askEntries } from "./asked-entries.server.ts";
import { createPageIndex, type EntryName, type PageIndex } from "./page-index.ts";
import { entryOf, type PageFact, type PageSource } from "./page-rows.server.ts";
import { createRedirectIndex } from "./redirect-index.ts";
import { createSiteLinks, type SiteLinks } from "./site-links.ts";
import { createSitemap, type Sitemap } from "./sitemap.ts";

/** What the pages of a set are kept with. */
export interface KeptPagesOptions {
	readonly content: Pick<Content, "read" | "onChange">;
	readonly log: Log;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	/** Where old reports are now, if an operator says so (RD-1). */
	readonly reports: readonly ReportRedirect[] | undefined;
	/** Most addresses in one file of the sitemap. */
	readonly sitemapLimit: number;
	/** The rows of a remote's routes. */
	sourcesOf(remote: string): readonly PageSource[];
	readonly redirects: SharedRows<Redirect>;
}

/** The pages of a set. All of it changes in place. */
export interface KeptPages {
	readonly index: PageIndex;
	readonly sitemap: Sitemap;
	/** Links with the number of what is known now. */
	links(): SiteLinks;
	/** Resolves when all pages are known for the first time, as far as they can be. */
	readonly begun: Promise<void>;
	/** Questions to routes that are under way. */
	pending(): readonly Promise<void>[];
	/** Whether every route could be asked since something last changed. */
	isKnown(): boolean;
	end(): void;
}

/** What a route waits for before its pages are known. */
interface RouteState {
	/** Lists of rows that are not whole yet. */
	waits: number;
	failed: boolean;
}

export function keepPages(set: LoadedSet, options: KeptPagesOptions): KeptPages {
	const { content, log, strategy, publicUrl, reports, sitemapLimit, sourcesOf } = options;
	const { table } = set;
	const index = createPageIndex(table, strategy);
	const sitemap = createSitemap({ table, strategy, publicUrl, limit: sitemapLimit });
	const redirects = createRedirectIndex(table, strategy);
	const routes = new Map<string, RouteState>();
	const asked: AskedEntries[] = [];
	const ends: (() => void)[] = [];
	const { promise: begun, resolve } = Promise.withResolvers<void>();
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
		resolve();
	};

	const setState = (route: string, change: Partial<RouteState>): void => {
		const state = { waits: 0, failed: false, ...routes.get(route), ...change };
		routes.set(route, state);
		index.setKnown(route, state.waits === 0 && !state.failed);
		links = undefined;
	};

	const followRows = (source: PageSource): void => {
		const { rows, shownOn } = source;
		const items = new Map<string, readonly PageFact[]>();
		let failed = false;
		const keepItem = (key: string, next: (there: readonly PageFact[]) => readonly PageFact[]): void => {
			const facts = next(items.get(key) ?? []);
			if (facts.length > 0) items.set(key, facts);
			else items.delete(key);
			for (const shown of shownOn) put(shown.route, { part: shown.part, key }, entryOf(facts, shown));
		};
		silent.add(source);
		for (const { route } of shownOn) setState(route, { waits: (routes.get(route)?.waits ?? 0) + 1 });
		ends.push(
			rows.follow({
				changed(before, after) {
					if (before && before.key !== after?.key) keepItem(before.key, (there) => there.filter(({ id }) => id !== before.id));
					if (after) keepItem(after.key, (there) => [...there.filter(({ id }) => id !== after.id), after]);
				},
				state(state) {
					const isFirst = silent.has(source);
					for (const { route } of shownOn) {
						const waits = (routes.get(route)?.waits ?? 0) - (isFirst ? 1 : 0);
						if (isFirst || failed !== (state === "failed")) setState(route, { waits, failed: state === "failed" });
					}
					failed = state === "failed";
					hear(source);
				},
			}),
		);
	};

	const followRoute = (route: SiteRoute): void => {
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
		ends.push(one.end);
	};

	// Some may be heard of at once: the pages are complete when all of them were asked.
	silent.add(index);
	silent.add(redirects);
	ends.push(
		options.redirects.follow({
			changed(before, after) {
				redirects.put(before, after);
				links = undefined;
			},
			state: () => hear(redirects),
		}),
	);
	for (const route of table.routes.values()) followRoute(route);
	for (const remote of set.remotes.keys()) for (const source of sourcesOf(remote)) followRows(source);
	hear(index);

	return {
		index,
		sitemap,
		begun,
		links() {
			links ??= createSiteLinks({ table, strategy, publicUrl, index, redirects, reports });
			return links;
		},
		pending: () => asked.flatMap((one) => one.pending() ?? []),
		isKnown: () => asked.every((one) => one.isKnown()),
		end() {
			for (const end of ends) end();
		},
	};
}
