// The content store: an SQLite file with the rows that visitors may see, and the documents that are built from
// them on arrival.

import { backup } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createRowDocuments, documentFields } from "@hub/content-model/cms/create-documents";
import { documentTypes } from "@hub/content-model/cms/document-types";
import { type GlossaryTerm, glossaryOf, linkableTerm, termDocuments } from "@hub/content-model/cms/glossary-term";
import { createVocabulary, type Vocabulary } from "@hub/content-model/rich-text/term-linker";
import {
	type ContentQuery,
	ContentUnavailable,
	type StoredDocument,
} from "@hub/shared-contracts/content/content-reader";
import { isLocale, type Locale } from "@hub/shared-contracts/language/locale";
import type { Log } from "../base/log.server.ts";
import type { Row } from "../directus/directus-source.server.ts";
import { contentFile, openDatabase } from "./database.server.ts";
import { createDocuments, type DocumentChange, type Documents } from "./documents.server.ts";
import { createRows, type StoredRows } from "./rows.server.ts";
import { isDamaged, removeSqliteFile, statementsOf } from "./sqlite-file.server.ts";
import { FILES_COLLECTION, tables } from "./tables.server.ts";

/** A position in the change feed. */
export interface FeedPosition {
	readonly epoch: number;
	readonly cursor: string;
}

/** Changed rows of one collection, and the ids of rows that were deleted or unpublished. */
export interface RowChanges {
	readonly collection: string;
	readonly rows: readonly Row[];
	readonly gone: readonly string[];
}

/** Ids of changed documents or files. */
export interface ContentChange {
	readonly collection: string;
	readonly ids: ReadonlySet<string>;
}

/** The store. Reads throw ContentUnavailable until it has been filled, and after it was closed. */
export interface ContentStore {
	list(query: ContentQuery<unknown>): readonly StoredDocument[];
	count(query: ContentQuery<unknown>): number;
	find(collection: string, part: string, id: string): StoredDocument | undefined;
	idsAfter: Documents["idsAfter"];
	addresses: Documents["addresses"];
	addressesFrom: Documents["addressesFrom"];
	countAddresses: Documents["countAddresses"];
	/** The version of the last change after which a link may be written differently. */
	linksVersion(): number;
	/** The terms of a language that texts link to. */
	vocabularyOf(locale: unknown): Vocabulary | undefined;
	/** True if a live entry shows a file as a picture. */
	isPictureLive(file: string): boolean;
	/** Increases with each change of documents. */
	version(): number;
	/** True if no document of these collections has changed since a version. */
	isUnchanged(collections: Iterable<string>, since: number): boolean;
	/** Subscribes to changes; they can be read when `listener` is called. @returns unsubscribes */
	onChange(listener: (change: ContentChange) => void): () => void;

	/** False before the first fill, and after a start until outdated documents are rebuilt. */
	isReadable(): boolean;
	/** Resolves when the documents that were outdated at startup are rebuilt. */
	readonly documentsReady: Promise<void>;
	/** The position up to which the feed was read; undefined before the first fill. */
	position(): FeedPosition | undefined;
	/** The last time, in ms, at which the store was known to be complete; undefined: never. */
	completeAt(): number | undefined;
	setCompleteAt(at: number): void;
	/** Stores changes and the position in the feed. Resolves when their documents are rebuilt. */
	apply(changes: readonly RowChanges[], position: FeedPosition): Promise<void>;
	/**
	 * Stores all rows in batches, and removes the rows that are not among them.
	 * @param unreadable ids, by collection, of rows that could not be read and stay unchanged. The caller may add some
	 * until the last batch.
	 */
	fill(
		position: FeedPosition,
		rows: AsyncIterable<Omit<RowChanges, "gone">>,
		unreadable?: ReadonlyMap<string, ReadonlySet<string>>,
	): Promise<void>;
	referrersTo: StoredRows["referrersTo"];
	/** Number of rows by collection. */
	counts(): ReadonlyMap<string, number>;
	/** Number of rows whose documents are outdated. */
	outdatedRows(): number;
	/** Writes a copy of the file into a folder, which must exist. */
	copyTo(folder: string): Promise<void>;
	close(): void;
}

export interface StoreOptions {
	/** Created if missing. */
	readonly folder: string;
	/** Identifies the code that builds documents. Documents of another build are rebuilt. */
	readonly build: string;
	readonly log: Pick<Log, "error">;
	/** Called after a damaged file was replaced by an empty one. */
	readonly onDamaged?: () => void;
	/** Default: the system's clock. @returns ms */
	readonly now?: () => number;
	/** Subscribes to changes from the start. */
	readonly onChange?: (change: ContentChange) => void;
}

/** Time for building documents in one turn of the event loop. Requests run in between. */
const SLICE_MS = 8;

/** Longest wait for the next scheduled publication or end. Timers stop while a machine sleeps. */
const MAX_TIMER_MS = 15_000;

/** An open file. */
interface OpenFile {
	readonly sql: ReturnType<typeof statementsOf>;
	readonly rows: StoredRows;
	readonly documents: Documents;
	exec(text: string): void;
	copyTo(folder: string): Promise<void>;
	close(): void;
}

/** Collections whose texts link to the glossary. */
const LINKING = [...documentTypes.values()].filter(({ linksTerms }) => linksTerms).map(({ collection }) => collection);

/**
 * Returns a pattern that matches all forms of a word, and some other words: the consonants of its beginning, with any
 * letters between them. It is cheap; a false match only costs a rebuild.
 */
function roughPattern(word: string): string {
	const [beginning = ""] = /^\p{L}{0,5}/u.exec(word) ?? [];
	return beginning.replace(/[^b-df-hj-np-tv-xz]/gi, ".");
}

/** True if the texts of a row may name one of the changed terms. */
function mayNameTerm(json: string, changedTerms: string): boolean {
	const patterns: readonly { readonly locale: string; readonly pattern: string }[] = JSON.parse(changedTerms);
	return patterns.some(
		({ locale, pattern }) => json.includes(`"locale":${JSON.stringify(locale)}`) && new RegExp(pattern, "i").test(json),
	);
}

/** Opens the store. */
export function openStore({
	folder,
	build,
	log,
	onDamaged = () => undefined,
	now = Date.now,
	onChange,
}: StoreOptions): ContentStore {
	const openFile = (): OpenFile => {
		const database = openDatabase(folder, build);
		const sql = statementsOf(database);
		return {
			sql,
			rows: createRows(sql),
			documents: createDocuments(sql),
			exec: (text) => database.exec(text),
			copyTo: async (target) => void (await backup(database, contentFile(target))),
			close: () => database.close(),
		};
	};
	let file = openFile();
	let isClosed = false;
	let version = Number(file.sql("select version from state").get()?.version);
	let linksVersion = version;
	const changedAt = new Map<string, number>();
	const listeners = new Set<(change: ContentChange) => void>(onChange ? [onChange] : []);
	let isFilled = file.sql("select epoch from state").get()?.epoch !== null;
	/** True until the documents that were outdated at startup are rebuilt: after an upgrade, all of them. */
	let isBehind = false;
	/** The time, in ms, that the documents show. */
	let documentsTime = Number(file.sql("select documents_time from state").get()?.documents_time);
	let timer: NodeJS.Timeout | undefined;
	let rebuilding: Promise<void> | undefined;

	const assertOpen = (): void => {
		if (isClosed) throw new ContentUnavailable("The content store is closed.");
	};

	/** Uses the file; a damaged one is replaced by an empty one. */
	const withFile = <Value>(use: (file: OpenFile) => Value): Value => {
		assertOpen();
		try {
			return use(file);
		} catch (error) {
			if (!isDamaged(error)) throw error;
			file.close();
			removeSqliteFile(contentFile(folder));
			file = openFile();
			isFilled = false;
			// Versions keep rising: pages rendered from the damaged file are outdated.
			version += 1;
			file.sql("update state set version = ?").run(version);
			linksVersion = version;
			for (const collection of documentTypes.keys()) changedAt.set(collection, version);
			log.error({ error: String(error) }, "The content store was damaged; all content is read again");
			onDamaged();
			throw new ContentUnavailable("The content store was damaged; all content is read again.", { cause: error });
		}
	};

	const inTransaction = <Value>(work: (file: OpenFile) => Value): Value =>
		withFile((open) => {
			open.exec("begin immediate");
			try {
				const value = work(open);
				open.exec("commit");
				return value;
			} catch (error) {
				if (!isDamaged(error)) open.exec("rollback");
				throw error;
			}
		});

	const position = (): FeedPosition | undefined =>
		withFile(({ sql }) => {
			const { epoch, cursor } = sql("select epoch, cursor from state").get() ?? {};
			return typeof epoch === "number" && typeof cursor === "string" ? { epoch, cursor } : undefined;
		});

	const isReadable = () => !isBehind && isFilled;

	const read = <Value>(use: (file: OpenFile) => Value): Value => {
		assertOpen();
		applySchedule();
		if (!isReadable()) throw new ContentUnavailable("The site has no content yet.");
		return withFile(use);
	};

	const vocabularies = new Map<Locale, Vocabulary>();
	const vocabularyOf = ({ documents }: OpenFile, locale: unknown): Vocabulary | undefined => {
		if (!isLocale(locale)) return undefined;
		const known = vocabularies.get(locale);
		if (known) return known;
		// The type of the query's part determines the item.
		const terms = documents.list(glossaryOf(locale), now()).map(({ item }) => linkableTerm(item as GlossaryTerm));
		const vocabulary = createVocabulary(terms, locale);
		vocabularies.set(locale, vocabulary);
		return vocabulary;
	};

	const markDirty = ({ sql, rows }: OpenFile, collection: string, id: string): void =>
		rows.visitReferrers(collection, id, (referring, referringId) => {
			if (documentTypes.has(referring))
				sql("insert or replace into dirty values (?, ?, null)").run(referring, referringId);
		});

	/** Terms that changed in this slice, before and after. */
	let changedTerms: { readonly locale: string; readonly words: readonly string[] }[] = [];

	/** Marks rows as dirty if their texts may name a changed term. */
	const markRowsNamingTerms = ({ sql }: OpenFile): void => {
		const patterns = Map.groupBy(changedTerms, ({ locale }) => locale);
		if (patterns.size === 0) return;
		changedTerms = [];
		vocabularies.clear();
		const terms = JSON.stringify(
			[...patterns].map(([locale, changed]) => ({
				locale,
				pattern: changed.flatMap(({ words }) => words.map(roughPattern)).join("|"),
			})),
		);
		// A row that is also dirty for another reason is rebuilt in any case.
		const text = `insert into dirty select collection, id, ? from row where collection in (${LINKING.map(() => "?").join(", ")})
			on conflict do update set terms = null`;
		sql(text).run(terms, ...LINKING);
	};

	/** Stores rows. @returns the ids of changed files */
	const storeRows = (open: OpenFile, changes: readonly RowChanges[]): ReadonlySet<string> => {
		const files = new Set<string>();
		for (const { collection, rows, gone } of changes) {
			for (const row of rows) {
				if (open.rows.isStored(collection, row)) continue;
				const id = String(row.id);
				// Marks before and after: the rows that the former version pointed to may list this row.
				markDirty(open, collection, id);
				open.rows.put(collection, row);
				markDirty(open, collection, id);
				if (collection === FILES_COLLECTION) files.add(id);
			}
			for (const id of gone) {
				markDirty(open, collection, id);
				open.rows.remove(collection, id);
			}
		}
		return files;
	};

	const notify = (changes: ReadonlyMap<string, ReadonlySet<string>>): void => {
		for (const [collection, ids] of changes) if (ids.size > 0) changedAt.set(collection, version);
		for (const [collection, ids] of changes)
			if (ids.size > 0) for (const listener of listeners) listener({ collection, ids });
	};

	const raiseVersion = ({ sql }: OpenFile): void => {
		// The previous process may have stored something after this one opened the file.
		version = Number(sql("update state set version = version + 1 returning version").get()?.version);
	};

	/** Terms come first: other documents link to them. */
	const nextDirty = ({ sql }: OpenFile) =>
		sql("select * from dirty where collection = ? limit 1").get(termDocuments.collection) ??
		sql("select * from dirty limit 1").get();

	/** Rebuilds the documents of a row, and records whether it changed a term. */
	const rebuildRow = (open: OpenFile, collection: string, id: string): DocumentChange => {
		if (collection !== termDocuments.collection) return rebuildDocuments(open, collection, id);
		const readTerm = () => {
			const document = open.documents.find(collection, "list", id);
			// The type of the part determines the item.
			return document && { locale: document.locale, ...linkableTerm(document.item as GlossaryTerm) };
		};
		const before = readTerm();
		const change = rebuildDocuments(open, collection, id);
		const after = readTerm();
		if (JSON.stringify(before) !== JSON.stringify(after))
			changedTerms.push(...[before, after].filter((term) => term !== undefined));
		return change;
	};

	const rebuildDocuments = (open: OpenFile, collection: string, id: string): DocumentChange => {
		const type = documentTypes.get(collection);
		const row = type && open.rows.read(collection, id, documentFields(type));
		try {
			const documents =
				type &&
				row &&
				createRowDocuments(type, row, now(), type.linksTerms ? vocabularyOf(open, row.locale) : undefined);
			for (const problem of documents?.problems ?? [])
				log.error({ collection, id, locale: row?.locale, problem }, "An entry is invalid; a part of it was left out");
			return open.documents.put(collection, id, documents);
		} catch (error) {
			log.error({ collection, id, error: String(error) }, "An entry is invalid and was left out");
			return open.documents.put(collection, id, undefined);
		}
	};

	/** Rebuilds documents for one slice of time. @returns true if more rows are dirty */
	const rebuildSlice = (): boolean => {
		const changes = new Map<string, Set<string>>();
		let hasMoved = false;
		const until = performance.now() + SLICE_MS;
		const isMore = inTransaction((open) => {
			do {
				const { collection, id, terms } = nextDirty(open) ?? {};
				if (typeof collection !== "string" || typeof id !== "string") break;
				const isSame = typeof terms === "string" && !mayNameTerm(open.rows.jsonOf(collection, id) ?? "", terms);
				const change = isSame ? "same" : rebuildRow(open, collection, id);
				if (change !== "same") changes.set(collection, (changes.get(collection) ?? new Set()).add(id));
				hasMoved ||= change === "moved";
				open.sql("delete from dirty where collection = ? and id = ?").run(collection, id);
				// All changed terms are known once the next document is not a term.
				if (collection !== termDocuments.collection) continue;
				if (nextDirty(open)?.collection !== termDocuments.collection) markRowsNamingTerms(open);
			} while (performance.now() < until);
			markRowsNamingTerms(open);
			if (changes.size > 0) raiseVersion(open);
			if (hasMoved) linksVersion = version;
			return open.sql("select 1 from dirty limit 1").get() !== undefined;
		});
		notify(changes);
		return isMore;
	};

	const rebuildDirty = async (): Promise<void> => {
		while (!isClosed && rebuildSlice()) await nextTurn();
		// Texts of withdrawn entries must leave the write-ahead log too.
		if (!isClosed) withFile((open) => open.exec("pragma wal_checkpoint(truncate)"));
	};

	/** Rebuilds all outdated documents, including those of rows that are stored meanwhile. */
	const rebuildAll = async (): Promise<void> => {
		do {
			rebuilding ??= rebuildDirty().finally(() => {
				rebuilding = undefined;
			});
			await rebuilding;
		} while (!isClosed && hasDirty());
	};
	const hasDirty = () => withFile(({ sql }) => sql("select 1 from dirty limit 1").get() !== undefined);

	const setTimer = (): void => {
		clearTimeout(timer);
		if (isClosed) return;
		nextTransition = withFile(({ rows }) => rows.nextTransition(documentsTime));
		timer = setTimeout(
			onTimer,
			Math.min(Math.max((nextTransition ?? Number.POSITIVE_INFINITY) - now(), 1), MAX_TIMER_MS),
		).unref();
	};
	/** The next time, in ms, at which a row becomes live or ends. */
	let nextTransition: number | undefined;

	const onTimer = (): void => {
		try {
			applySchedule();
		} catch (error) {
			// A damaged file was replaced by an empty one.
			if (!(error instanceof ContentUnavailable)) throw error;
		}
	};

	/** Rebuilds the documents of rows whose publication or end has passed since the last call. */
	function applySchedule(): void {
		const time = now();
		if (time >= documentsTime && (nextTransition === undefined || nextTransition > time)) return;
		// A clock that was set back undoes what had become live.
		const [from, to] = [Math.min(documentsTime, time), Math.max(documentsTime, time)];
		inTransaction((open) => {
			for (const { collection, id } of open.rows.transitions(from, to)) markDirty(open, collection, id);
			open.sql("update state set documents_time = ?").run(time);
		});
		documentsTime = time;
		setTimer();
		while (rebuildSlice());
	}

	const setPosition = ({ sql }: OpenFile, { epoch, cursor }: FeedPosition): void => {
		sql("update state set epoch = ?, cursor = ?").run(epoch, cursor);
		isFilled = true;
	};

	const rebuildAtStartup = async (): Promise<void> => {
		try {
			setTimer();
			applySchedule();
			isBehind = hasDirty();
			if (isBehind) await rebuildAll();
		} catch (error) {
			// A damaged file was replaced by an empty one, which the follower will fill.
			if (!(error instanceof ContentUnavailable)) throw error;
		} finally {
			isBehind = false;
		}
	};
	const documentsReady = rebuildAtStartup();

	return {
		list: (query) => read(({ documents }) => documents.list(query, now())),
		count: (query) => read(({ documents }) => documents.count(query, now())),
		find: (collection, part, id) => read(({ documents }) => documents.find(collection, part, id)),
		idsAfter: (collection, last, limit) => read(({ documents }) => documents.idsAfter(collection, last, limit)),
		addresses: (pages, where) => read(({ documents }) => documents.addresses(pages, where)),
		addressesFrom: (pages, offset, limit) => read(({ documents }) => documents.addressesFrom(pages, offset, limit)),
		countAddresses: (pages) => read(({ documents }) => documents.countAddresses(pages)),
		linksVersion() {
			applySchedule();
			return linksVersion;
		},
		vocabularyOf: (locale) => withFile((open) => vocabularyOf(open, locale)),
		isPictureLive: (target) =>
			read(({ documents, rows }) => {
				let isLive = false;
				for (const referrer of rows.referrersTo(target))
					rows.visitReferrers(referrer.collection, referrer.id, (collection, id) => {
						isLive ||= documents.has(collection, id);
					});
				return isLive;
			}),
		version() {
			applySchedule();
			return version;
		},
		isUnchanged(collections, since) {
			applySchedule();
			if (version === since) return true;
			for (const collection of collections) if ((changedAt.get(collection) ?? 0) > since) return false;
			return true;
		},
		onChange(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		isReadable,
		documentsReady,
		position,
		completeAt() {
			const at = withFile(({ sql }) => sql("select complete_at from state").get()?.complete_at);
			return typeof at === "number" ? at : undefined;
		},
		setCompleteAt: (at) => withFile(({ sql }) => void sql("update state set complete_at = ?").run(at)),
		async apply(changes, position) {
			const files = inTransaction((open) => {
				const changed = new Set([...storeRows(open, changes), ...open.rows.removeUnusedFiles()]);
				setPosition(open, position);
				if (changed.size > 0) raiseVersion(open);
				return changed;
			});
			notify(new Map([[FILES_COLLECTION, files]]));
			setTimer();
			await rebuildAll();
		},
		async fill(position, rows, unreadable = new Map()) {
			const received = new Map([...tables.keys()].map((collection) => [collection, new Set<string>()]));
			const files = new Set<string>();
			for await (const batch of rows) {
				for (const id of inTransaction((open) => storeRows(open, [{ ...batch, gone: [] }]))) files.add(id);
				for (const { id } of batch.rows) received.get(batch.collection)?.add(String(id));
			}
			for (const [collection, ids] of received) {
				await nextTurn();
				if (collection === FILES_COLLECTION) continue;
				const stored = withFile((open) => open.rows.ids(collection));
				const gone = stored.filter((id) => !ids.has(id) && !unreadable.get(collection)?.has(id));
				inTransaction((open) => storeRows(open, [{ collection, rows: [], gone }]));
			}
			await rebuildAll();
			inTransaction((open) => {
				for (const id of open.rows.removeUnusedFiles()) files.add(id);
				setPosition(open, position);
				raiseVersion(open);
			});
			notify(new Map([[FILES_COLLECTION, files]]));
			setTimer();
		},
		referrersTo: (target) => withFile(({ rows }) => rows.referrersTo(target)),
		counts: () =>
			withFile(({ rows }) => new Map([...tables.keys()].map((collection) => [collection, rows.count(collection)]))),
		outdatedRows: () => withFile(({ sql }) => Number(sql("select count(*) as n from dirty").get()?.n)),
		copyTo: (target) => withFile((open) => open.copyTo(target)),
		close() {
			isClosed = true;
			clearTimeout(timer);
			file.close();
		},
	};
}
