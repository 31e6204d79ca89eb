// Follows the texts of the live set's pages, and writes to the index what differs from it.

import { createHash } from "node:crypto";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import type { EntryRow } from "@hub/shared-contracts/cms/documents";
import { asWritten, ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { textsIn } from "@hub/shared-contracts/language/i18n";
import { LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import type { SearchKind, SearchText } from "@hub/shared-contracts/search/search-source";
import type { Log } from "../base/log.server.ts";
import type { LoadedRemote, LoadedSet } from "../remotes/load-set.server.ts";
import type { Content } from "../store/content.server.ts";
import { readDocument } from "../store/content-reader.server.ts";
import { type Following, followDocuments } from "../store/follow-documents.server.ts";
import type { IndexedPage } from "./search-index.server.ts";
import { foundBy, type SearchedRows, searchedPages, searchedRows } from "./searched-pages.ts";

export interface FollowPagesOptions {
	readonly content: Pick<Content, "find" | "idsAfter" | "onChange">;
	/** Digests of the pages in the index, by key; they follow what is written. */
	readonly digests: Map<string, string>;
	/** Writes to the index. @returns false if nothing was written */
	readonly write: (pages: readonly IndexedPage[], removed: readonly string[]) => Promise<boolean>;
	/** Called when all pages of a release set were written. */
	readonly onComplete: () => void;
	readonly log: Pick<Log, "error">;
}

/** Pages that are followed. */
export interface FollowedPages {
	/** Follows the pages of another release set. */
	follow(set: LoadedSet): void;
	/** True if a page of the index can be shown: it is live, or its row was not read yet and is live. */
	isLive(key: string): boolean;
	end(): void;
}

/** Rows that are read in one turn of the event loop, and pages that are written at once: about 2 ms each. */
const BATCH = 4;

/** After how long, in ms, a write that failed is repeated. */
const RETRY_MS = 1_000;

/** A page by its key; undefined if it is to be removed. */
type PageByKey = readonly [key: string, page: IndexedPage | undefined];

/** Reads the pages of a row, or a page without one, as they are now. */
type Read = () => readonly PageByKey[];

/** A remote whose pages are followed. */
interface FollowedRemote {
	/** Its server's code, which is the same in all sets that have the release. */
	readonly release: object;
	/** Keys of pages in the index whose rows were not read yet. */
	readonly unread: Set<string>;
	/** Queries that were not read to their end yet. */
	unreadQueries: number;
	/** Reads the page with a key. */
	readonly pageOf: (key: string) => IndexedPage | undefined;
	end(): void;
}

export function followPages({ content, digests, write, onComplete, log }: FollowPagesOptions): FollowedPages {
	const remotes = new Map<string, FollowedRemote>();
	/** Reads whose pages may differ from the index. The last one is written first: a change does not wait until all pages were read. */
	const pending: Read[] = [];
	/** Keys of pages whose write is under way: what was read meanwhile may be older or newer than what they have. */
	const underWay = new Set<string>();
	let isWriting = false;
	let hasEnded = false;

	const isRead = (): boolean => [...remotes.values()].every(({ unreadQueries }) => unreadQueries === 0);

	/** Reads some pages. A read that fails is left out: its query is read again later. */
	const readPages = (reads: readonly Read[]): readonly PageByKey[] =>
		reads.flatMap((read) => {
			try {
				return read();
			} catch (error) {
				if (error instanceof ContentUnavailable) throw error;
				log.error({ error: String(error) }, "The texts of a page could not be read for the search");
				return [];
			}
		});

	const writeSome = async (): Promise<boolean> => {
		const reads = pending.splice(-BATCH);
		try {
			const changes = [...new Map(readPages(reads))].filter(([key, page]) => digests.get(key) !== page?.digest);
			const pages = changes.flatMap(([, page]) => page ?? []);
			const removed = changes.flatMap(([key, page]) => (page ? [] : [key]));
			for (const [key] of changes) underWay.add(key);
			if (changes.length === 0 || (await write(pages, removed))) {
				for (const [key, page] of changes)
					if (page) digests.set(key, page.digest);
					else digests.delete(key);
				return true;
			}
		} catch (error) {
			if (!(error instanceof ContentUnavailable)) {
				log.error({ error: String(error) }, "The texts of some pages could not be sent to the search");
				return true;
			}
		} finally {
			underWay.clear();
		}
		// Others first: these may be why the write failed.
		pending.unshift(...reads);
		return false;
	};

	const writeAll = async (): Promise<void> => {
		if (isWriting) return;
		isWriting = true;
		await nextTurn();
		while (pending.length > 0 && !hasEnded) {
			if (await writeSome()) await nextTurn();
			else await sleep(RETRY_MS, undefined, { ref: false });
		}
		isWriting = false;
		if (!hasEnded && isRead()) onComplete();
	};

	const add = (read: Read): void => {
		pending.push(read);
		void writeAll();
	};

	const followRemote = (set: LoadedSet, remote: LoadedRemote): FollowedRemote => {
		const { server, manifest } = remote;
		const { name } = manifest;
		const unread = new Set([...digests.keys()].filter((key) => key.startsWith(`${name} `)));
		const followings: Following[] = [];
		let isFollowed = true;
		/** Reads pages by the part of their key that names their source. */
		const sources = new Map<string, (id: string) => IndexedPage | undefined>();
		const queries = server ? searchedRows(server) : [];

		const followed: FollowedRemote = {
			release: releaseOf(remote),
			unread,
			unreadQueries: queries.length,
			pageOf(key) {
				const [source = "", id = ""] = partsOf(key);
				return sources.get(source)?.(id);
			},
			end() {
				isFollowed = false;
				for (const { end } of followings) end();
			},
		};

		/** Adds a read that is skipped once another release has taken over. */
		const addOwn = (read: Read): void => add(() => (isFollowed ? read() : []));

		/** Once all was read, what was not found is in the index without being live. */
		const removeUnread = (): void => {
			for (const key of unread) addOwn(() => [[key, undefined]]);
			unread.clear();
			void writeAll();
		};

		const followRows = ({ query, sources: kinds }: SearchedRows): void => {
			const pagesOf = (id: string, entry: EntryRow<unknown> | undefined): readonly PageByKey[] =>
				kinds.map(({ route, at, rows: kind }) => {
					const key = keyOf(name, route, at, id);
					const params = entry && kind.params(entry.item);
					if (!entry || !params) return [key, undefined];
					const { locale, item } = entry;
					const t = textsIn(set.i18n, locale, name);
					const text = foundBy(kind.about(item, t), kind, params, t);
					return [key, pageOf(key, { remote: name, route, kind, params, locale, text })];
				});
			const read = (id: string) => {
				const document = content.find(query.collection, query.part, id);
				return pagesOf(id, document && readDocument(query, document, asWritten, log));
			};
			const changed = (id: string, entry: EntryRow<unknown> | undefined): void => {
				const pages = pagesOf(id, entry);
				for (const [key] of pages) unread.delete(key);
				// Read once more when it is written: many rows may wait, and their texts would fill the memory.
				if (pages.some(([key, page]) => underWay.has(key) || digests.get(key) !== page?.digest)) addOwn(() => read(id));
			};
			const complete = (): void => {
				if (followed.unreadQueries === 0) return;
				followed.unreadQueries -= 1;
				if (followed.unreadQueries === 0) removeUnread();
			};
			const failed = (error: unknown): void =>
				log.error({ what: `texts of ${query.collection}`, error: String(error) }, "Pages could not be searched");
			followings.push(followDocuments({ query, changed, complete, failed }, { content, log }));
			for (const [index, { route, at }] of kinds.entries()) sources.set(`${name} ${route} ${at}`, (id) => read(id)[index]?.[1]);
		};

		for (const { route, at, page: kind } of server ? searchedPages(server) : []) {
			const pageIn = (locale: Locale) => {
				const t = textsIn(set.i18n, locale, name);
				const text = foundBy({ title: t(kind.title), summary: t(kind.summary) }, kind, {}, t);
				return pageOf(keyOf(name, route, at, locale), { remote: name, route, kind, params: {}, locale, text });
			};
			sources.set(`${name} ${route} ${at}`, (id) => LOCALE_CODES.filter((locale) => locale === id).map(pageIn)[0]);
			for (const locale of LOCALE_CODES) {
				const key = keyOf(name, route, at, locale);
				unread.delete(key);
				addOwn(() => [[key, pageIn(locale)]]);
			}
		}
		for (const rows of queries) followRows(rows);
		if (queries.length === 0) removeUnread();
		return followed;
	};

	return {
		follow(set) {
			for (const [name, { release, end }] of remotes) {
				const remote = set.remotes.get(name);
				if (remote && releaseOf(remote) === release) continue;
				end();
				remotes.delete(name);
			}
			for (const [name, remote] of set.remotes) if (!remotes.has(name)) remotes.set(name, followRemote(set, remote));
			for (const key of digests.keys()) if (!set.remotes.has(key.split(" ", 1)[0] ?? "")) add(() => [[key, undefined]]);
			void writeAll();
		},
		isLive(key) {
			const remote = remotes.get(key.split(" ", 1)[0] ?? "");
			if (!remote?.unread.has(key)) return remote !== undefined;
			try {
				return remote.pageOf(key) !== undefined;
			} catch {
				return false;
			}
		},
		end() {
			hasEnded = true;
			for (const { end } of remotes.values()) end();
		},
	};
}

/** Names a page by what does not change with a release. */
function keyOf(remote: string, route: string, at: number, id: string): string {
	return `${remote} ${route} ${at} ${id}`;
}

/** A key's source and row. */
function partsOf(key: string): readonly [source: string, id: string] {
	const [remote = "", route = "", at = "", ...id] = key.split(" ");
	return [`${remote} ${route} ${at}`, id.join(" ")];
}

function releaseOf({ server, manifest }: LoadedRemote): object {
	return server ?? manifest;
}

interface PageParts {
	readonly remote: string;
	readonly route: string;
	readonly kind: SearchKind;
	readonly params: RouteParams;
	readonly locale: Locale;
	readonly text: SearchText;
	readonly ends?: number | undefined;
}

function pageOf(key: string, { remote, route, kind, params, locale, text, ends }: PageParts): IndexedPage {
	const place = { remote, route, params, place: text.place ?? "", type: kind.type, label: kind.label };
	const digest = createHash("sha1")
		.update(JSON.stringify([locale, place, ends, text]))
		.digest("base64url");
	return { key, digest, locale, place, text, ends };
}
