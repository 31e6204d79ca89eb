// Keeps the index of the live set's pages and the links that follow from it: asks every route for its pages, and asks again when
// what they read has changed.

import type { ReportRedirect } from "@hub/shared-contracts/address/report-redirects";
import { everywhere, type RouteEntry } from "@hub/shared-contracts/address/route-entry";
import type { Redirect } from "@hub/shared-contracts/cms/redirect";
import { allRedirects } from "@hub/shared-contracts/cms/redirect";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { ContentCache } from "../content/content-cache.server.ts";
import type { ContentSource } from "../content/directus-source.server.ts";
import { type RecordedReads, recordReads } from "../content/recorded-reads.server.ts";
import { createRenderReader } from "../content/render-reader.server.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import type { SiteRoute } from "../router/site-table.ts";
import { INDEX_DEADLINE, withinDeadline } from "../server/deadline.server.ts";
import type { Log } from "../server/log.server.ts";
import { indexPages, NO_INDEX, type PageIndex } from "./page-index.ts";
import { createSiteLinks, type SiteLinks } from "./site-links.ts";

/** The pages of a release set at one moment, and how links to them are written. */
export interface KnownPages {
	readonly index: PageIndex;
	readonly links: SiteLinks;
	/** Whether the content service has confirmed it since it was asked for: what is missing then is nowhere to be read either. */
	readonly confirmed: boolean;
}

/** The pages of release sets. */
export interface LivePages {
	/**
	 * The pages as content is now. It never fails: without an answer within `patience` (in ms) it is what was known before, or
	 * nothing.
	 */
	of(set: LoadedSet, patience: number): Promise<KnownPages>;
	/**
	 * The same, but never from a question that was under way when it was called: for verdicts on an address that may have been
	 * published a moment ago.
	 */
	afresh(set: LoadedSet, patience: number): Promise<KnownPages>;
	/** What is known of a set now, without asking. */
	known(set: LoadedSet): KnownPages;
	/** Whether all changes that were reported are in what is known of a set. */
	isSettled(set: LoadedSet): boolean;
}

/** What the pages are listed with. */
export interface LivePagesOptions {
	readonly content: ContentSource & Partial<Pick<ContentCache, "onChange">>;
	readonly log: Log;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	/** Where old reports are now, if an operator says so (RD-1). */
	readonly reports: readonly ReportRedirect[] | undefined;
}

/** After how long, in ms, routes that could not be asked are asked again. */
const ASK_AGAIN = 2_000;

interface Kept extends KnownPages {
	/** What was read for it. */
	readonly reads: RecordedReads;
	readonly at: number;
}

/** The outcome of a read; `late` where it did not arrive in time and may succeed later. */
interface Asked<Value> {
	readonly value?: Value;
	readonly late?: boolean;
}

export function createLivePages({ content, log, strategy, publicUrl, reports }: LivePagesOptions): LivePages {
	const kept = new WeakMap<LoadedSet, Kept>();
	const building = new WeakMap<LoadedSet, Promise<KnownPages>>();
	const inLine = new WeakMap<LoadedSet, Promise<KnownPages>>();
	/** The number of changes so far, and of those that are in what is known of a set. */
	let changes = 0;
	const heeded = new WeakMap<LoadedSet, number>();
	content.onChange?.(() => {
		changes += 1;
	});

	const pagesFrom = (set: LoadedSet, index: PageIndex, redirects: readonly Redirect[]): KnownPages => ({
		index,
		links: createSiteLinks({ table: set.table, strategy, publicUrl, index, redirects, reports }),
		confirmed: false,
	});

	const compare = async ({ index, reads, at }: Kept): Promise<"same" | "changed" | "unsure"> =>
		index.complete || Date.now() - at <= ASK_AGAIN ? reads.compare() : "changed";

	const build = async (set: LoadedSet): Promise<KnownPages> => {
		const before = kept.get(set);
		const begun = changes;
		// While the content service is unavailable, the last known answer stays.
		const compared = before && (await compare(before).catch(() => "unsure"));
		if (compared === "same") heeded.set(set, begun);
		if (before && compared !== "changed") return { ...before, confirmed: compared === "same" };
		let stale = false;
		const onStale = () => {
			stale = true;
		};
		const reads = recordReads({ read: (read, options) => content.read(read, { ...options, onStale }) });
		const routes = [...set.table.routes.values()];
		const [redirects, ...asked] = await Promise.all([
			ask("redirects", (signal) => createRenderReader(reads, { log, signal }).list(allRedirects())),
			...routes.map((route) => askRoute(set, route, reads)),
		]);
		const listed = new Map(
			routes.flatMap(({ key }, at) => {
				const entries = asked[at]?.value;
				return entries ? [[key, entries] as const] : [];
			}),
		);
		const complete = !redirects.late && asked.every(({ late }) => !late);
		const index = indexPages(set.table, strategy, listed, { complete });
		const known: Kept = { ...pagesFrom(set, index, redirects.value ?? []), reads, at: Date.now() };
		kept.set(set, known);
		if (!stale) heeded.set(set, begun);
		return { ...known, confirmed: !stale };
	};

	const ask = async <Value>(
		what: string,
		work: (signal: AbortSignal) => Promise<readonly Value[]> | readonly Value[],
	): Promise<Asked<readonly Value[]>> => {
		try {
			const result = await withinDeadline(INDEX_DEADLINE, work);
			if (result.kind === "timeout") return { late: true };
			// A remote is built separately, so values that the types exclude can still occur.
			if (!Array.isArray(result.value)) throw new TypeError("It listed nothing.");
			return { value: result.value };
		} catch (error) {
			if (error instanceof Error && error.name === ContentUnavailable.name) return { late: true };
			log.error({ what, error: String(error) }, "Pages could not be listed");
			return {};
		}
	};

	const askRoute = async (set: LoadedSet, route: SiteRoute, source: ContentSource): Promise<Asked<readonly RouteEntry[]>> => {
		const part = set.remotes.get(route.remote)?.server?.routes[route.key];
		if (!part) return {};
		const { entries } = part;
		if (!entries) return route.path.includes(":") ? {} : { value: [everywhere()] };
		return ask(`${route.key} of ${route.remote}`, (signal) =>
			entries({ content: createRenderReader(source, { log, signal }), signal, now: new Date() }),
		);
	};

	const known = (set: LoadedSet): KnownPages => kept.get(set) ?? pagesFrom(set, NO_INDEX, []);

	const begin = (set: LoadedSet): Promise<KnownPages> => {
		const running = build(set)
			.catch((error: unknown) => {
				log.error({ error: String(error) }, "The pages of the site could not be listed");
				return known(set);
			})
			.finally(() => building.delete(set));
		building.set(set, running);
		return running;
	};

	const next = (set: LoadedSet, running: Promise<KnownPages>): Promise<KnownPages> => {
		const waiting =
			inLine.get(set) ??
			running.then(() => {
				inLine.delete(set);
				return building.get(set) ?? begin(set);
			});
		inLine.set(set, waiting);
		return waiting;
	};

	const within = async (set: LoadedSet, patience: number, pages: Promise<KnownPages>): Promise<KnownPages> => {
		const result = await withinDeadline(patience, () => pages);
		return result.kind === "done" ? result.value : known(set);
	};

	return {
		known,
		isSettled: (set) => (heeded.get(set) ?? 0) === changes,
		of: (set, patience) => within(set, patience, building.get(set) ?? begin(set)),
		afresh(set, patience) {
			const running = building.get(set);
			return within(set, patience, running ? next(set, running) : begin(set));
		},
	};
}
