// A replica that another process of the host writes: read here, and watched for what changes in it.

import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import type { ContentChange } from "./content-change.ts";
import { statementsOf } from "./prepared-statements.server.ts";
import type { ReadableReplica } from "./readable-replica.server.ts";
import { isDamaged, isOfDatabase, openToRead } from "./replica-database.server.ts";
import { newsBetween } from "./replica-news.server.ts";
import { createReads, type ReplicaReads } from "./replica-reads.server.ts";
import type { Schedule } from "./replica-schedule.server.ts";

/** How often, in ms, it is looked for changes, which costs some microseconds; and, of these looks, for another file in the place of this one. */
const LOOK_EVERY = 50;
const FILE_EVERY = 20;

/** What a replica is read with. */
export interface ReadReplicaOptions {
	/** The folder of its file; there may be none yet. */
	readonly folder: string;
	/** Called after each change, once it can be read. */
	readonly onChange: (change: ContentChange) => void;
	/** Called where anything may be another: the file was replaced, or its changes were more than it remembers. */
	readonly onReplaced: () => void;
}

/** The file that is open. */
interface OpenFile extends ReplicaReads {
	/** Whether something was stored since the last call. */
	hasNews(): boolean;
	/** When, in ms, the replica was last known to have everything; undefined: never. */
	current(): number | undefined;
	version(): number;
	/** What led from one version to another; undefined where that is no longer known. */
	between(version: number, later: number): readonly ContentChange[] | undefined;
	isReplaced(): boolean;
	close(): void;
}

/** Reads a replica. Reads say that the content is unavailable until its writer has filled it. */
export function readReplica({ folder, onChange, onReplaced }: ReadReplicaOptions): ReadableReplica {
	let file = openFile(folder);
	let version = file?.version() ?? 0;
	let looks = 0;
	let isClosed = false;

	const reopen = (): void => {
		file?.close();
		file = openFile(folder);
		if (!file) return;
		version = file.version();
		onReplaced();
	};

	const hear = ({ version: now, between }: OpenFile): void => {
		const later = now();
		const changes = between(version, later);
		version = later;
		if (!changes) onReplaced();
		for (const change of changes ?? []) onChange(change);
	};

	const look = (): void => {
		looks += 1;
		try {
			if (!file || (looks % FILE_EVERY === 0 && file.isReplaced())) reopen();
			else if (file.hasNews()) hear(file);
		} catch (error) {
			if (!isOfDatabase(error)) throw error;
			// The file is damaged, or going: its writer makes another.
			file?.close();
			file = undefined;
		}
	};
	const looking = setInterval(look, LOOK_EVERY).unref();

	/** @throws ContentUnavailable if there is no file, or a damaged one, which its writer replaces */
	const read = <Value>(from: (file: OpenFile) => Value): Value => {
		if (isClosed) throw new ContentUnavailable("The replica is closed.");
		if (!file) throw new ContentUnavailable("Nothing of the content service was read yet.");
		try {
			return from(file);
		} catch (error) {
			if (!isDamaged(error)) throw error;
			throw new ContentUnavailable("The copy of the content is damaged.", { cause: error });
		}
	};
	const schedule: Schedule = {
		next: (after) => file?.schedule.next(after),
		due: (after, until) => file?.schedule.due(after, until) ?? new Map(),
	};
	return {
		ready: async () => undefined,
		readNow: (asked) => read((opened) => opened.read(asked)),
		rowsShowing: (picture) => read((opened) => opened.rowsShowing(picture)),
		nodesOf: (html) => file?.nodesOf(html),
		version: () => version,
		current: () => file?.current(),
		schedule,
		close() {
			isClosed = true;
			clearInterval(looking);
			file?.close();
			file = undefined;
		},
	};
}

/** Opens the file. @returns undefined where there is none, or it was never filled */
function openFile(folder: string): OpenFile | undefined {
	const database = openToRead(folder);
	if (!database) return undefined;
	const { reading, isReplaced } = database;
	const read = statementsOf(reading);
	const place = () => read("select version, epoch, current from place").get() ?? {};
	const dataVersion = () => Number(read("pragma data_version").get()?.data_version);
	if (typeof place().epoch !== "number") {
		reading.close();
		return undefined;
	}
	let seen = dataVersion();
	return {
		...createReads(reading, Date.now),
		hasNews() {
			const before = seen;
			seen = dataVersion();
			return seen !== before;
		},
		version: () => Number(place().version),
		current() {
			const { current } = place();
			return typeof current === "number" ? current : undefined;
		},
		between: (version, later) => newsBetween(read, version, later),
		isReplaced,
		close: () => reading.close(),
	};
}
