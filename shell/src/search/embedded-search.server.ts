// The search in this process: indexes what changed, and answers with the places of what it finds.

import { createHash } from "node:crypto";
import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { EntryRow } from "@hub/shared-contracts/cms/entry";
import { momentOf } from "@hub/shared-contracts/cms/row";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { textsIn } from "@hub/shared-contracts/language/i18n";
import { LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import type { SearchKind, SearchText } from "@hub/shared-contracts/search/search-source";
import type { Log } from "../base/log.server.ts";
import type { Content } from "../content/content.server.ts";
import { type WatchedRow, watchQueries } from "../content/watched-query.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import type { LoadedRemote, LoadedSet } from "../remotes/load-set.server.ts";
import type { FoundType, PageSearch, SearchPlace } from "./page-search.ts";
import type { SearchIndex } from "./search-index.ts";
import { foundBy, type SearchedRows, searchedPages, searchedRows } from "./searched-pages.ts";

/** A search that answers here. */
export interface EmbeddedSearch extends PageSearch {
	/** Begins to read what is searched for, if it has not begun. */
	begin(): void;
	/** Reads nothing any more. */
	end(): void;
}

/** What a search is made with. */
export interface EmbeddedSearchOptions {
	readonly content: Pick<Content, "readNow" | "nodesOf" | "onChange">;
	readonly live: Pick<LiveSet, "current">;
	readonly index: SearchIndex<SearchedPage>;
	readonly log: Pick<Log, "error">;
}

/** How long a question waits for what was published just before, in ms. */
const PATIENCE = 250;

/** Most suggestions, as `PageSearch.suggest` says. */
const MOST_SUGGESTIONS = 10;

/** Rows that are analysed in one turn of the event loop: some 2 ms each. */
const AT_ONCE = 4;

/** A page of the index: where it is, and what names its kind. */
interface SearchedPage {
	readonly remote: string;
	/** The release whose rows it is of. */
	readonly owner: object;
	readonly locale: Locale;
	readonly kind: SearchKind;
	readonly route: string;
	readonly params: RouteParams;
	readonly place: string;
	/** The moment, in ms, from which it is no longer published; undefined: none is set. */
	readonly until?: number | undefined;
	/** Reads its texts, as they are now: an index of many pages cannot hold them. */
	readonly texts: PageTexts;
	/** The row that it is of, and which of the row's pages it is. */
	readonly row: string;
	readonly at: number;
}

/** Reads the texts of a page. @returns undefined where it is gone, of which the index hears soon */
type PageTexts = (row: string, at: number) => SearchText | undefined;

/** A release whose pages are searched for. */
interface Followed {
	readonly remote: LoadedRemote;
	readonly ids: Set<string>;
	/** Queries that were not read to their end yet. */
	waits: number;
	end(): void;
}

/** Makes a search of the live set's pages; nothing is read before `begin`, or the first question. */
export function createEmbeddedSearch({ content, live, index, log }: EmbeddedSearchOptions): EmbeddedSearch {
	/** A page of each type. */
	const kinds = new Map<string, Pick<SearchedPage, "kind" | "remote">>();
	const followed = new Map<object, Followed>();
	/** The releases whose pages are found: those of the live set, and of the one before until their successors are read. */
	let shown: ReadonlySet<object> = new Set();
	let current: LoadedSet | undefined;
	const watched = watchQueries({ content, log });
	let owners = 0;

	const put = (entry: Followed, id: string, page: SearchedPage, about: SearchText): void => {
		entry.ids.add(id);
		kinds.set(page.kind.type, page);
		index.put({ id, source: page, locale: page.locale, type: page.kind.type, about });
	};

	const remove = (entry: Followed, id: string): void => {
		entry.ids.delete(id);
		index.remove(id);
	};

	const watchRows = (
		set: LoadedSet,
		entry: Followed,
		owner: string,
		number: number,
		{ query, sources }: SearchedRows,
	): (() => void) => {
		const { manifest } = entry.remote;
		/** What was indexed of each row. */
		const digests = new Map<string, string>();
		let first = true;

		/** The page of each source among a row, and its texts. */
		const pagesOf = ({ item, row: stored }: WatchedRow): readonly (readonly [SearchedPage, SearchText] | undefined)[] => {
			// The query's own parser made it.
			const { locale, item: row } = item as EntryRow<unknown>;
			const t = textsIn(set.i18n, locale, manifest.name);
			const until = momentOf(stored.unpublish_at);
			return sources.map(({ route, rows: kind }, at) => {
				const params = kind.params(row);
				if (!params) return undefined;
				const about = foundBy(kind.about(row, t), kind, params, t);
				const place = about.place ?? "";
				const page = {
					remote: manifest.name,
					owner: entry,
					locale,
					kind,
					route,
					params,
					place,
					until,
					texts,
					row: String(stored.id),
					at,
				};
				return [page, about];
			});
		};

		const texts: PageTexts = (row, at) => {
			const found = watching.find(row);
			return found && pagesOf(found)[at]?.[1];
		};

		const watching = watched.watch({
			query,
			atOnce: AT_ONCE,
			changed(id, found) {
				const pages = found ? pagesOf(found) : [];
				const indexed = JSON.stringify(pages.map((one) => one && [one[0].locale, one[0].until, one[0].params, one[1]]));
				const digest = found && createHash("sha1").update(indexed).digest("base64url");
				if (digests.get(id) === digest) return;
				if (digest === undefined) digests.delete(id);
				else digests.set(id, digest);
				for (const at of sources.keys()) {
					const name = `${owner} ${number} ${id} ${at}`;
					const page = pages[at];
					remove(entry, name);
					if (page) put(entry, name, ...page);
				}
			},
			complete() {
				if (!first) return;
				first = false;
				entry.waits -= 1;
				settle();
			},
			failed: (error) => log.error({ what: `texts of ${query.collection}`, error: String(error) }, "Pages could not be searched"),
		});
		return watching.end;
	};

	const follow = (set: LoadedSet, remote: LoadedRemote): Followed => {
		const ends: (() => void)[] = [];
		const entry: Followed = {
			remote,
			ids: new Set(),
			waits: 0,
			end() {
				for (const end of ends) end();
				for (const id of [...entry.ids]) remove(entry, id);
			},
		};
		const { server, manifest } = remote;
		if (!server) return entry;
		owners += 1;
		const owner = `${manifest.name} ${owners}`;
		for (const { route, page } of searchedPages(server)) {
			for (const locale of LOCALE_CODES) {
				const t = textsIn(set.i18n, locale, manifest.name);
				const about = foundBy({ title: t(page.title), summary: t(page.summary) }, page, {}, t);
				const shownAs = { remote: manifest.name, owner: entry, locale, kind: page, route, params: {}, place: "" };
				put(entry, `${owner} ${route} ${locale}`, { ...shownAs, texts: () => about, row: "", at: 0 }, about);
			}
		}
		const queries = searchedRows(server);
		entry.waits = queries.length;
		for (const [number, query] of queries.entries()) ends.push(watchRows(set, entry, owner, number, query));
		return entry;
	};

	const wanted = (): readonly Followed[] =>
		[...(current?.remotes.values() ?? [])].flatMap((remote) => followed.get(keyOf(remote)) ?? []);

	const isComplete = (): boolean => current !== undefined && wanted().every(({ waits }) => waits === 0);

	/** Shows the pages of the live set's releases: at first as far as they were read, then only once all of them were. */
	const settle = (): void => {
		const isWhole = isComplete();
		if (isWhole || shown.size === 0) shown = new Set(wanted());
		if (!isWhole) return;
		for (const [key, entry] of followed) {
			if (shown.has(entry)) continue;
			entry.end();
			followed.delete(key);
		}
	};

	const begin = (): void => {
		const set = live.current();
		if (!set || set === current) return;
		current = set;
		for (const remote of set.remotes.values()) {
			const key = keyOf(remote);
			if (!followed.has(key)) followed.set(key, follow(set, remote));
		}
		settle();
	};

	/** Tells of a page whether it is shown now. */
	const shownNow = (): ((page: SearchedPage) => boolean) => {
		const [releases, now] = [shown, Date.now()];
		// The schedule takes out what is over, too, a moment later.
		return ({ owner, until }) => releases.has(owner) && (until === undefined || until > now);
	};

	const passagesOf = ({ texts, row, at, route, params }: SearchedPage): readonly string[] => {
		try {
			const { summary = "", body = [] } = texts(row, at) ?? {};
			return [summary, ...body].filter(Boolean);
		} catch (error) {
			// A result without an extract still leads to its page.
			if (!(error instanceof ContentUnavailable))
				log.error({ route, params, error: String(error) }, "An extract could not be read");
			return [];
		}
	};

	const placeOf = ({ remote, route, params, place, kind }: SearchedPage): SearchPlace => ({
		...{ remote, route, params, place },
		type: kind.type,
		label: kind.label,
	});

	const typesOf = (counts: ReadonlyMap<string, number>, asked: string | undefined): readonly FoundType[] =>
		// What was asked for keeps its name, even where nothing of it is left.
		[...counts, ...(asked === undefined || counts.has(asked) ? [] : [[asked, 0] as const])].flatMap(([type, count]) => {
			const known = kinds.get(type);
			return known ? [{ type, count, remote: known.remote, labels: known.kind.labels }] : [];
		});

	return {
		begin,
		end: watched.end,
		async find(locale, question) {
			begin();
			await watched.settled(PATIENCE);
			const found = await index.find(locale, question, { isShown: shownNow(), passagesOf });
			const { total, unknown, meant } = found;
			return {
				places: found.pages.map(({ source, title, extract, date }) => ({
					...placeOf(source),
					title,
					extract,
					...(date === undefined ? {} : { date }),
				})),
				total,
				types: typesOf(found.types, question.type),
				periods: (question.periods ?? []).map(({ key }) => ({ key, count: found.periods.get(key) ?? 0 })),
				...(unknown === undefined ? {} : { unknown }),
				...(meant === undefined ? {} : { meant }),
				complete: isComplete(),
			};
		},
		async suggest(locale, typed) {
			begin();
			const pages = await index.suggest(locale, typed, MOST_SUGGESTIONS, { isShown: shownNow() });
			return pages.map(({ source, title }) => ({ ...placeOf(source), title }));
		},
	};
}

/** What stands for a release: its server's code, which is the same in every set that has it. */
function keyOf({ server, manifest }: LoadedRemote): object {
	return server ?? manifest;
}
