// The site's search. A thread has the index of the live set's pages; this process fills and queries it.

import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { textsIn } from "@hub/shared-contracts/language/i18n";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { Search, SearchIn, SearchQuery, SearchResults } from "@hub/shared-contracts/search/search";
import { withinDeadline } from "../base/deadline.server.ts";
import type { LivePages } from "../links/live-pages.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import type { ContentChange } from "../store/store.server.ts";
import { type FillOptions, fillIndex } from "./fill-index.server.ts";
import type { IndexedSuggestion } from "./find-pages.server.ts";
import { openSearchThread, type SearchThread } from "./search-thread.server.ts";
import type { SearchRequests } from "./search-worker.server.ts";
import { type Declarations, declarationsOf, readPage } from "./searched-pages.server.ts";

export interface SiteSearch {
	/**
	 * Returns the search with the links and labels of a set. It never rejects: while unavailable, it finds nothing and is
	 * incomplete.
	 */
	of(set: LoadedSet, pages: Pick<LivePages, "links">): SearchIn;
	/** False while pages may be missing from the index. */
	isComplete(): Promise<boolean>;
	/** Opens the index and starts filling it, unless a query already did. */
	begin(): void;
	/**
	 * Opens the search of a copy of the content, in its folder. Resolves when what differs can be found, or after a
	 * timeout.
	 */
	copy(copied: CopiedContent): Promise<SiteSearch>;
	stop(): Promise<void>;
}

export interface SearchOptions extends Pick<FillOptions, "content" | "log"> {
	readonly live: Pick<LiveSet, "current">;
	/** Folder of the index. Default: in memory. */
	readonly folder: string | undefined;
	/** Folder of the shell's server code. */
	readonly codeFolder: string;
	readonly hungMs?: number | undefined;
	/** Default: the system's clock. @returns ms */
	readonly now?: () => number;
	/** Documents that differ from those in the index. Default: all may differ. */
	readonly changed?: readonly ContentChange[] | undefined;
	/** Called when the index has all pages. */
	readonly onComplete?: () => void;
}

/** A copy of the content, with what differs from the content of the search. */
export interface CopiedContent extends Pick<SearchOptions, "content" | "now"> {
	readonly folder: string;
	readonly changed: readonly ContentChange[];
}

/** Timeout of writing what differs in a copy, in ms. */
const COPY_TIMEOUT_MS = 2_000;

/** Less than the timeout of a page's loader, in ms; the page then says that the search is unavailable. */
const QUERY_TIMEOUT_MS = 1_000;

/** The index within its folder. */
const FILE = "search.sqlite";

/** Minimum time between two starts of a thread, in ms. */
const RESTART_INTERVAL_MS = 3_000;

/** Creates the search of the live set's pages. Nothing starts before `begin` or the first query. */
export function createSearch(options: SearchOptions): SiteSearch {
	const { content, live, folder, codeFolder, hungMs, log, now = Date.now, onComplete } = options;
	let { changed } = options;
	let thread: SearchThread | undefined;
	let filledSet: LoadedSet | undefined;
	let filling = new AbortController();
	let hasBegun = false;
	let isStopped = false;

	const fill = (): void => {
		const set = live.current();
		if (!thread || !set || set === filledSet) return;
		filledSet = set;
		filling.abort();
		filling = new AbortController();
		void fillIndex(set, { content, thread, log, signal: filling.signal, changed, onComplete });
		// Another set, or a new index, has other pages.
		changed = undefined;
	};

	const runThreads = async (): Promise<void> => {
		const [path, workerFile] = [folder && join(folder, FILE), join(codeFolder, "search-worker.cjs")];
		while (!isStopped) {
			const pause = sleep(RESTART_INTERVAL_MS, undefined, { ref: false });
			thread = openSearchThread({ path, workerFile, hungMs, log });
			filledSet = undefined;
			fill();
			await thread.ended;
			thread = undefined;
			filling.abort();
			await pause;
		}
	};

	const begin = (): void => {
		if (!hasBegun)
			runThreads().catch((error) => {
				// The trial of a release may not start threads; its pages say that the search is unavailable.
				if (error?.code !== "ERR_ACCESS_DENIED") log.error({ error: String(error) }, "The search could not be started");
			});
		hasBegun = true;
		fill();
	};

	const request = async <Kind extends keyof SearchRequests>(
		kind: Kind,
		...parameters: Parameters<SearchRequests[Kind]>
	) => {
		begin();
		return thread?.request(kind, parameters, QUERY_TIMEOUT_MS).catch(() => undefined);
	};

	const searchIn = (set: LoadedSet, pages: Pick<LivePages, "links">, locale: Locale): Search => {
		/** Returns the link of a page in the index; empty if it is not live. */
		const linkTo = ({ key, place }: Pick<IndexedSuggestion, "key" | "place">, declarations: Declarations) => {
			try {
				const page = readPage(key, declarations, { content, log });
				const href = page?.locale === locale ? pages.links(set).href(page.route, page.params, locale) : undefined;
				if (!page || href === undefined) return [];
				const { type, label } = page.kind;
				return [{ href: href + place, type, label: textsIn(set.i18n, locale, page.remote)(label) }];
			} catch (error) {
				if (!(error instanceof ContentUnavailable))
					log.error({ error: String(error) }, "A search result could not be linked");
				return [];
			}
		};
		return {
			async find(query) {
				const found = await request("find", locale, query, now());
				if (!found) return nothingFound(query);
				const declarations = declarationsOf(live.current());
				const labels = new Map(
					[...declarations.values()].map(({ remote, kind }) => [kind.type, [remote, kind.labels] as const]),
				);
				const counts = new Map([...(query.type === undefined ? [] : [[query.type, 0] as const]), ...found.types]);
				const types = [...counts].flatMap(([type, count]) => {
					const [remote, label] = labels.get(type) ?? [];
					return remote && label ? [{ type, count, label: textsIn(set.i18n, locale, remote)(label) }] : [];
				});
				return {
					...found,
					hits: found.hits.flatMap(({ key, place, ...hit }) =>
						linkTo({ key, place }, declarations).map((link) => ({ ...link, ...hit })),
					),
					types: types.sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1)),
				};
			},
			async suggest(typed) {
				const found = (await request("suggest", locale, typed, now())) ?? [];
				const declarations = declarationsOf(live.current());
				return found.flatMap(({ title, ...page }) => linkTo(page, declarations).map((link) => ({ ...link, title })));
			},
		};
	};

	return {
		begin,
		async stop() {
			isStopped = true;
			filling.abort();
			await thread?.stop();
		},
		async copy(copied) {
			const isWhole = folder !== undefined && (await request("isComplete"));
			if (isWhole) {
				const index = new DatabaseSync(join(folder, FILE), { readOnly: true });
				await backup(index, join(copied.folder, FILE)).finally(() => index.close());
			}
			const complete = Promise.withResolvers<void>();
			const { changed: differing, ...own } = copied;
			const copy = createSearch({
				live,
				codeFolder,
				hungMs,
				log,
				...own,
				onComplete: complete.resolve,
				changed: isWhole ? differing : undefined,
			});
			copy.begin();
			await withinDeadline(COPY_TIMEOUT_MS, () => complete.promise);
			return copy;
		},
		isComplete: async () => (await request("isComplete")) ?? false,
		of: (set, pages) => (locale) => searchIn(set, pages, locale),
	};
}

function nothingFound({ periods = [] }: SearchQuery): SearchResults {
	return { hits: [], total: 0, types: [], periods: periods.map(({ key }) => ({ key, count: 0 })), complete: false };
}
