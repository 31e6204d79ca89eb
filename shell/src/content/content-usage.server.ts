// What a render used, so that it can be known later whether it would come out the same.

import { createHash } from "node:crypto";
import type { Read, Row } from "../directus/directus-source.server.ts";

/** A read, and a digest of the rows that it gave. */
export interface NotedRead {
	readonly read: Read;
	readonly digest: string;
}

/** What a render depends on besides its address and its release set. */
export interface ContentUsage {
	/** The content's version when it began, and since when it was outdated, in ms; undefined: it was not. */
	readonly version: number;
	readonly outdatedSince: number | undefined;
	/** What it read, by key. */
	readonly reads: ReadonlyMap<string, NotedRead>;
	/**
	 * Links within this site: the address as it was meant, and the one that was rendered, which is empty where no page answers. A render
	 * is out of date when one of them would be rendered differently.
	 */
	readonly links: ReadonlyMap<string, string>;
	/** Whether it changes with time alone, and to read again would not tell: a loader looked at the clock. */
	isTimed(): boolean;
	/** Whether reads of it give others with time alone. */
	hasTimedReads(): boolean;
	/** Whether it holds what was asked for one visitor alone. */
	isPrivate(): boolean;
	/** Whether a part of it was left out that will be there another time, or is of another moment than the rest. */
	isLacking(): boolean;
}

/** A record that one render writes into. */
export interface UsageRecord extends ContentUsage {
	noteRead(read: Read, rows: readonly Row[]): void;
	noteLink(meant: string, written: string): void;
	noteTime(): void;
	notePrivate(): void;
	noteLacking(): void;
}

/** An empty record. */
export function createUsageRecord({ version, outdatedSince }: Pick<ContentUsage, "version" | "outdatedSince">): UsageRecord {
	const reads = new Map<string, NotedRead>();
	const links = new Map<string, string>();
	const noted = { time: false, timedReads: false, private: false, lacking: false };
	return {
		version,
		outdatedSince,
		reads,
		links,
		isTimed: () => noted.time,
		hasTimedReads: () => noted.timedReads,
		isPrivate: () => noted.private,
		isLacking: () => noted.lacking,
		noteRead(read, rows) {
			const key = read.key ?? JSON.stringify(read);
			const digest = digestOf(rows);
			if ((reads.get(key)?.digest ?? digest) !== digest) noted.lacking = true;
			reads.set(key, { read, digest });
			noted.timedReads ||= read.timed ?? false;
		},
		noteLink: (meant, written) => void links.set(meant, written),
		noteTime: () => {
			noted.time = true;
		},
		notePrivate: () => {
			noted.private = true;
		},
		noteLacking: () => {
			noted.lacking = true;
		},
	};
}

/** Rows that several renders were given are the same objects. */
const digests = new WeakMap<readonly Row[], string>();

/** Equal rows have equal digests. */
export function digestOf(rows: readonly Row[]): string {
	const known = digests.get(rows);
	if (known !== undefined) return known;
	const digest = createHash("sha1").update(JSON.stringify(rows)).digest("base64");
	digests.set(rows, digest);
	return digest;
}
