// The content store: an SQLite file with the rows that visitors may see, and the documents that are made when rows
// arrive.

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
export interface FeedPlace {
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
	readonly keys: ReadonlySet<string>;
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

	/** False before the first filling, and after a start until waiting documents are made. */
	isReadable(): boolean;
	/** Resolves when the documents that waited at startup are made. */
	readonly made: Promise<void>;
	/** The position up to which the feed was read; undefined before the first filling. */
	place(): FeedPlace | undefined;
	/** The time, in ms, at which the store was last known to be complete; undefined: never. */
	current(): number | undefined;
	noteCurrent(at: number): void;
	/** Stores changes and the position in the feed. Resolves when their documents are made. */
	apply(changes: readonly RowChanges[], place: FeedPlace): Promise<void>;
	/**
	 * Stores all rows in batches, and removes the rows that are not among them.
	 * @param unclear ids by collection of rows that could not be read and stay as they are; read after the last batch
	 */
	fill(
		place: FeedPlace,
		rows: AsyncIterable<Omit<RowChanges, "gone">>,
		unclear?: ReadonlyMap<string, ReadonlySet<string>>,
	): Promise<void>;
	holdersOf: StoredRows["holdersOf"];
	/** Number of rows by collection. */
	counts(): ReadonlyMap<string, number>;
	/** Number of rows whose documents are not made yet. */
	waiting(): number;
	/** Writes a copy of the file into a folder, which must exist. */
	copyTo(folder: string): Promise<void>;
	close(): void;
}

export interface StoreOptions {
	/** Created if missing. */
	readonly folder: string;
	/** Identifies the code that makes documents. Documents of another build are made again. */
	readonly build: string;
	readonly log: Pick<Log, "error">;
	/** Called after a damaged file was replaced by an empty one. */
	readonly onDamaged?: () => void;
	/** Default: the system's clock. @returns ms */
	readonly now?: () => number;
	/** Subscribes to changes from the start. */
	readonly onChange?: (change: ContentChange) => void;
}

/** Time for making documents in one turn of the event loop. Requests run in between. */
const SLICE_MS = 8;

/** Longest wait for the next scheduled moment. Timers stop while a machine sleeps. */
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
 * letters between them. It is cheap; documents that it finds needlessly are only made again.
 */
function roughPattern(word: string): string {
	const [beginning = ""] = /^\p{L}{0,5}/u.exec(word) ?? [];
	return beginning.replace(/[^b-df-hj-np-tv-xz]/gi, ".");
}

function isNaming(json: string, naming: string): boolean {
	const terms: readonly { readonly locale: string; readonly pattern: string }[] = JSON.parse(naming);
	return terms.some(
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
	let version = Number(file.sql("select version from place").get()?.version);
	let linksVersion = version;
	const changedAt = new Map<string, number>();
	const listeners = new Set<(change: ContentChange) => void>(onChange ? [onChange] : []);
	let isFilled = file.sql("select epoch from place").get()?.epoch !== null;
	/** True until the documents are made that waited when the file was opened: after an upgrade, all of them. */
	let isBehind = false;
	let seen = Number(file.sql("select looked from place").get()?.looked);
	let timer: NodeJS.Timeout | undefined;
	let making: Promise<void> | undefined;

	const assertOpen = (): void => {
		if (isClosed) throw new ContentUnavailable("The site has ended.");
	};

	/** Uses the file; a damaged one is replaced by an empty one. */
	const using = <Value>(use: (file: OpenFile) => Value): Value => {
		assertOpen();
		try {
			return use(file);
		} catch (error) {
			if (!isDamaged(error)) throw error;
			file.close();
			removeSqliteFile(contentFile(folder));
			file = openFile();
			isFilled = false;
			// Versions keep rising: what was made of the damaged file is out of date.
			version += 1;
			file.sql("update place set version = ?").run(version);
			linksVersion = version;
			for (const collection of documentTypes.keys()) changedAt.set(collection, version);
			log.error({ error: String(error) }, "The copy of the content was damaged; everything is read again");
			onDamaged();
			throw new ContentUnavailable("The copy of the content was damaged and is read once more.", { cause: error });
		}
	};

	const inTransaction = <Value>(work: (file: OpenFile) => Value): Value =>
		using((open) => {
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

	const placeOf = (): FeedPlace | undefined =>
		using(({ sql }) => {
			const { epoch, cursor } = sql("select epoch, cursor from place").get() ?? {};
			return typeof epoch === "number" && typeof cursor === "string" ? { epoch, cursor } : undefined;
		});

	const isReadable = () => !isBehind && isFilled;

	const read = <Value>(use: (file: OpenFile) => Value): Value => {
		assertOpen();
		makeScheduled();
		if (!isReadable()) throw new ContentUnavailable("The content of the site is not here yet.");
		return using(use);
	};

	const vocabularies = new Map<Locale, Vocabulary>();
	const vocabularyOf = ({ documents }: OpenFile, locale: unknown): Vocabulary | undefined => {
		if (!isLocale(locale)) return undefined;
		const known = vocabularies.get(locale);
		if (known) return known;
		// The query's part says what its documents are.
		const terms = documents.list(glossaryOf(locale), now()).map(({ item }) => linkableTerm(item as GlossaryTerm));
		const vocabulary = createVocabulary(terms, locale);
		vocabularies.set(locale, vocabulary);
		return vocabulary;
	};

	const markDirty = ({ sql, rows }: OpenFile, collection: string, id: string): void =>
		rows.visitHolders(collection, id, (at, of) => {
			if (documentTypes.has(at)) sql("insert or replace into dirty values (?, ?, null)").run(at, of);
		});

	/** Terms that changed in this slice, before and after. */
	let changedTerms: { readonly locale: string; readonly words: readonly string[] }[] = [];

	/** Marks the documents whose texts may name a changed term. */
	const markNaming = ({ sql }: OpenFile): void => {
		const patterns = Map.groupBy(changedTerms, ({ locale }) => locale);
		if (patterns.size === 0) return;
		changedTerms = [];
		vocabularies.clear();
		const naming = JSON.stringify(
			[...patterns].map(([locale, terms]) => ({
				locale,
				pattern: terms.flatMap(({ words }) => words.map(roughPattern)).join("|"),
			})),
		);
		// A row that waits for two reasons is made in any case.
		const text = `insert into dirty select collection, id, ? from row where collection in (${LINKING.map(() => "?").join(", ")})
			on conflict do update set naming = null`;
		sql(text).run(naming, ...LINKING);
	};

	/** Stores rows. @returns the ids of changed files */
	const storeRows = (open: OpenFile, changes: readonly RowChanges[]): ReadonlySet<string> => {
		const files = new Set<string>();
		for (const { collection, rows, gone } of changes) {
			for (const row of rows) {
				if (open.rows.isStored(collection, row)) continue;
				const id = String(row.id);
				// Rows that it pointed to before may list it.
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

	const tell = (changes: ReadonlyMap<string, ReadonlySet<string>>): void => {
		for (const [collection, keys] of changes) if (keys.size > 0) changedAt.set(collection, version);
		for (const [collection, keys] of changes)
			if (keys.size > 0) for (const listener of listeners) listener({ collection, keys });
	};

	const raiseVersion = ({ sql }: OpenFile): void => {
		// A process that is about to end may have stored something since this one opened the file.
		version = Number(sql("update place set version = version + 1 returning version").get()?.version);
	};

	/** Terms come first: other documents link to them. */
	const nextDirty = ({ sql }: OpenFile) =>
		sql("select * from dirty where collection = ? limit 1").get(termDocuments.collection) ??
		sql("select * from dirty limit 1").get();

	/** Makes the documents of a row. */
	const makeOne = (open: OpenFile, collection: string, id: string): DocumentChange => {
		if (collection !== termDocuments.collection) return makeRow(open, collection, id);
		const termNow = () => {
			const found = open.documents.find(collection, "list", id);
			// The part says what its documents are.
			return found && { locale: found.locale, ...linkableTerm(found.item as GlossaryTerm) };
		};
		const before = termNow();
		const change = makeRow(open, collection, id);
		const after = termNow();
		if (JSON.stringify(before) !== JSON.stringify(after))
			changedTerms.push(...[before, after].filter((term) => term !== undefined));
		return change;
	};

	const makeRow = (open: OpenFile, collection: string, id: string): DocumentChange => {
		const type = documentTypes.get(collection);
		const row = type && open.rows.read(collection, id, documentFields(type));
		try {
			const made =
				type &&
				row &&
				createRowDocuments(type, row, now(), type.linksTerms ? vocabularyOf(open, row.locale) : undefined);
			for (const problem of made?.problems ?? [])
				log.error(
					{ collection, id, locale: row?.locale, problem },
					"An entry of the content service is broken, and a part of it was left out",
				);
			return open.documents.put(collection, id, made);
		} catch (error) {
			log.error(
				{ collection, id, error: String(error) },
				"An entry of the content service could not be read and was left out",
			);
			return open.documents.put(collection, id, undefined);
		}
	};

	/** Makes documents for one slice of time. @returns true if more rows wait */
	const makeSome = (): boolean => {
		const changes = new Map<string, Set<string>>();
		let hasMoved = false;
		const until = performance.now() + SLICE_MS;
		const isMore = inTransaction((open) => {
			do {
				const { collection, id, naming } = nextDirty(open) ?? {};
				if (typeof collection !== "string" || typeof id !== "string") break;
				const isSame = typeof naming === "string" && !isNaming(open.rows.jsonOf(collection, id) ?? "", naming);
				const change = isSame ? "same" : makeOne(open, collection, id);
				if (change !== "same") changes.set(collection, (changes.get(collection) ?? new Set()).add(id));
				hasMoved ||= change === "moved";
				open.sql("delete from dirty where collection = ? and id = ?").run(collection, id);
				// All changed terms are known once another document is next.
				if (collection !== termDocuments.collection) continue;
				if (nextDirty(open)?.collection !== termDocuments.collection) markNaming(open);
			} while (performance.now() < until);
			markNaming(open);
			if (changes.size > 0) raiseVersion(open);
			if (hasMoved) linksVersion = version;
			return open.sql("select 1 from dirty limit 1").get() !== undefined;
		});
		tell(changes);
		return isMore;
	};

	const makeWaiting = async (): Promise<void> => {
		while (!isClosed && makeSome()) await nextTurn();
		// Words of withdrawn entries must leave the write-ahead log too.
		if (!isClosed) using((open) => open.exec("pragma wal_checkpoint(truncate)"));
	};

	/** Makes all waiting documents, including those of rows that are stored meanwhile. */
	const makeAll = async (): Promise<void> => {
		do {
			making ??= makeWaiting().finally(() => {
				making = undefined;
			});
			await making;
		} while (!isClosed && hasWaiting());
	};
	const hasWaiting = () => using(({ sql }) => sql("select 1 from dirty limit 1").get() !== undefined);

	const wait = (): void => {
		clearTimeout(timer);
		if (isClosed) return;
		const next = using(({ rows }) => rows.nextMoment(seen));
		timer = setTimeout(
			onTimer,
			Math.min(Math.max((next ?? Number.POSITIVE_INFINITY) - now(), 1), MAX_TIMER_MS),
		).unref();
		nextMoment = next;
	};
	let nextMoment: number | undefined;

	const onTimer = (): void => {
		try {
			makeScheduled();
		} catch (error) {
			// A damaged file was replaced by an empty one.
			if (!(error instanceof ContentUnavailable)) throw error;
		}
	};

	/** Makes the documents of rows whose publication or end has passed since the last call. */
	function makeScheduled(): void {
		const time = now();
		if (time >= seen && (nextMoment === undefined || nextMoment > time)) return;
		// A clock that was set back undoes what had become live.
		const [from, to] = [Math.min(seen, time), Math.max(seen, time)];
		inTransaction((open) => {
			for (const { collection, id } of open.rows.due(from, to)) markDirty(open, collection, id);
			open.sql("update place set looked = ?").run(time);
		});
		seen = time;
		wait();
		while (makeSome());
	}

	const setPlace = ({ sql }: OpenFile, { epoch, cursor }: FeedPlace): void => {
		sql("update place set epoch = ?, cursor = ?").run(epoch, cursor);
		isFilled = true;
	};

	const makeAtStartup = async (): Promise<void> => {
		try {
			wait();
			makeScheduled();
			isBehind = hasWaiting();
			if (isBehind) await makeAll();
		} catch (error) {
			// A damaged file was replaced by an empty one, which the follower fills.
			if (!(error instanceof ContentUnavailable)) throw error;
		} finally {
			isBehind = false;
		}
	};
	const made = makeAtStartup();

	return {
		list: (query) => read(({ documents }) => documents.list(query, now())),
		count: (query) => read(({ documents }) => documents.count(query, now())),
		find: (collection, part, id) => read(({ documents }) => documents.find(collection, part, id)),
		idsAfter: (collection, last, limit) => read(({ documents }) => documents.idsAfter(collection, last, limit)),
		addresses: (pages, where) => read(({ documents }) => documents.addresses(pages, where)),
		addressesFrom: (pages, offset, limit) => read(({ documents }) => documents.addressesFrom(pages, offset, limit)),
		countAddresses: (pages) => read(({ documents }) => documents.countAddresses(pages)),
		linksVersion() {
			makeScheduled();
			return linksVersion;
		},
		vocabularyOf: (locale) => using((open) => vocabularyOf(open, locale)),
		isPictureLive: (target) =>
			read(({ documents, rows }) => {
				let isLive = false;
				for (const holder of rows.holdersOf(target))
					rows.visitHolders(holder.collection, holder.id, (collection, id) => {
						isLive ||= documents.has(collection, id);
					});
				return isLive;
			}),
		version() {
			makeScheduled();
			return version;
		},
		isUnchanged(collections, since) {
			makeScheduled();
			if (version === since) return true;
			for (const collection of collections) if ((changedAt.get(collection) ?? 0) > since) return false;
			return true;
		},
		onChange(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		isReadable,
		made,
		place: placeOf,
		current() {
			const current = using(({ sql }) => sql("select current from place").get()?.current);
			return typeof current === "number" ? current : undefined;
		},
		noteCurrent: (at) => using(({ sql }) => void sql("update place set current = ?").run(at)),
		async apply(changes, place) {
			const files = inTransaction((open) => {
				const changed = new Set([...storeRows(open, changes), ...open.rows.removeUnheldFiles()]);
				setPlace(open, place);
				if (changed.size > 0) raiseVersion(open);
				return changed;
			});
			tell(new Map([[FILES_COLLECTION, files]]));
			wait();
			await makeAll();
		},
		async fill(place, rows, unclear = new Map()) {
			const there = new Map([...tables.keys()].map((collection) => [collection, new Set<string>()]));
			const files = new Set<string>();
			for await (const some of rows) {
				for (const id of inTransaction((open) => storeRows(open, [{ ...some, gone: [] }]))) files.add(id);
				for (const { id } of some.rows) there.get(some.collection)?.add(String(id));
			}
			for (const [collection, ids] of there) {
				await nextTurn();
				if (collection === FILES_COLLECTION) continue;
				const known = using((open) => open.rows.ids(collection));
				const gone = known.filter((id) => !ids.has(id) && !unclear.get(collection)?.has(id));
				inTransaction((open) => storeRows(open, [{ collection, rows: [], gone }]));
			}
			await makeAll();
			inTransaction((open) => {
				for (const id of open.rows.removeUnheldFiles()) files.add(id);
				setPlace(open, place);
				raiseVersion(open);
			});
			tell(new Map([[FILES_COLLECTION, files]]));
			wait();
		},
		holdersOf: (target) => using(({ rows }) => rows.holdersOf(target)),
		counts: () =>
			using(({ rows }) => new Map([...tables.keys()].map((collection) => [collection, rows.count(collection)]))),
		waiting: () => using(({ sql }) => Number(sql("select count(*) as n from dirty").get()?.n)),
		copyTo: (target) => using((open) => open.copyTo(target)),
		close() {
			isClosed = true;
			clearTimeout(timer);
			file.close();
		},
	};
}
