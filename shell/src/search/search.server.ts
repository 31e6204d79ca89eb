// The search of the site: a thread has the index, and this process sends it the texts of pages.

import { join } from "node:path";
import type { Log } from "../base/log.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import type { Content } from "../store/content.server.ts";
import { type FollowedPages, followPages } from "./follow-pages.server.ts";
import { type FoundType, nothingYet, type PageSearch } from "./page-search.ts";
import type { OpenedIndex } from "./search-messages.ts";
import { type SearchThread, startSearchThread } from "./search-thread.server.ts";
import { declarations } from "./searched-pages.ts";

/** A search that can be stopped. */
export interface SearchOfSite extends PageSearch {
	/** Begins to read what is searched for, if it has not begun. */
	begin(): void;
	stop(): Promise<void>;
}

export interface SearchOptions {
	readonly content: Pick<Content, "find" | "idsAfter" | "onChange">;
	readonly live: Pick<LiveSet, "current">;
	/** The folder of the index's file. Default: the index is in memory. */
	readonly folder: string | undefined;
	/** The folder of the shell's code for Node. */
	readonly codeFolder: string;
	readonly log: Pick<Log, "error">;
}

/** Less than the loader of a page may take, in ms; the page then says that the search is unavailable. */
const QUERY_TIMEOUT_MS = 1_000;

/** A write may wait for another process that writes, in ms. */
const WRITE_TIMEOUT_MS = 10_000;

const MAX_SUGGESTIONS = 10;

/** Creates the search of the live set's pages. Nothing is started before `begin`, or the first query. */
export function createSearch({ content, live, folder, codeFolder, log }: SearchOptions): SearchOfSite {
	let thread: SearchThread | undefined;
	let following: FollowedPages | undefined;
	let followedSet: LoadedSet | undefined;
	let isComplete = false;
	let isStopped = false;

	const follow = (): void => {
		const set = live.current();
		if (!following || !set || set === followedSet) return;
		followedSet = set;
		following.follow(set);
	};

	/** Begins anew with each thread, whose index may be another one. */
	const opened = (index: OpenedIndex): void => {
		following?.end();
		followedSet = undefined;
		isComplete = index.isComplete;
		following = followPages({
			content,
			digests: new Map(index.digests),
			log,
			write: async (pages, removed) => (await thread?.request({ kind: "write", pages, removed }, WRITE_TIMEOUT_MS)) !== undefined,
			onComplete() {
				if (isComplete) return;
				isComplete = true;
				void thread?.request({ kind: "complete" }, WRITE_TIMEOUT_MS);
			},
		});
		follow();
	};

	const begin = (): void => {
		if (isStopped) return;
		thread ??= startSearchThread({
			path: folder && join(folder, "search.sqlite"),
			workerFile: join(codeFolder, "search-worker.cjs"),
			onOpened: opened,
			log,
		});
		follow();
	};

	const typesOf = (counts: ReadonlyMap<string, number>, requested: string | undefined): readonly FoundType[] => {
		const declared = new Map<string, Pick<FoundType, "remote" | "labels">>();
		for (const [remote, { server }] of live.current()?.remotes ?? [])
			for (const { kind } of server ? declarations(server) : []) declared.set(kind.type, { remote, labels: kind.labels });
		const all = new Map([...(requested === undefined ? [] : [[requested, 0] as const]), ...counts]);
		return [...all].flatMap(([type, count]) => {
			const kind = declared.get(type);
			return kind ? [{ type, count, ...kind }] : [];
		});
	};

	const isLive = ({ key }: { readonly key: string }): boolean => following?.isLive(key) ?? false;

	return {
		begin,
		async stop() {
			isStopped = true;
			following?.end();
			await thread?.stop();
		},
		async find(locale, question) {
			begin();
			const found = await thread?.request({ kind: "find", locale, question }, QUERY_TIMEOUT_MS);
			if (!found) return nothingYet(question);
			const { hits, types, periods, ...counts } = found;
			return {
				...counts,
				places: hits.filter(isLive).map(({ key: _key, place, ...hit }) => ({ ...place, ...hit })),
				types: typesOf(types, question.type),
				periods: (question.periods ?? []).map(({ key }) => ({ key, count: periods.get(key) ?? 0 })),
				complete: isComplete,
			};
		},
		async suggest(locale, typed) {
			begin();
			const request = { kind: "suggest", locale, typed, limit: MAX_SUGGESTIONS } as const;
			const found = await thread?.request(request, QUERY_TIMEOUT_MS);
			return (found ?? []).filter(isLive).map(({ place, title }) => ({ ...place, title }));
		},
	};
}
