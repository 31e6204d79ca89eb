// Stores computed pictures in the site's folder, so that they survive a restart. A file has a line with metadata, then
// the bytes. Several processes of the site share the folder.

import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Log } from "../base/log.server.ts";
import { strongEtag } from "../http/entity-tag.server.ts";

/** A picture in one size and format. */
export interface Picture {
	readonly type: string;
	readonly body: Uint8Array<ArrayBuffer>;
	readonly etag: string;
	/** State of the original file. */
	readonly state: string;
}

/** Id of the file, and name of size and format. Both must be valid names in a path. */
export interface PictureName {
	readonly id: string;
	readonly variant: string;
}

export interface PictureStore {
	/** Returns a stored picture; undefined if it is missing or damaged. */
	get(name: PictureName): Promise<Picture | undefined>;
	/** Stores a picture; errors of the disk are logged. */
	put(name: PictureName, picture: Picture): Promise<void>;
	/**
	 * Locks a picture, so that only one process computes it. A process that had to wait should look for the picture
	 * again.
	 * @returns the unlock function, and whether it had to wait
	 */
	lock(name: PictureName): Promise<{ readonly waited: boolean; readonly unlock: () => Promise<void> }>;
	remove(id: string): Promise<void>;
}

/** Limit for the folder, in bytes: some thousand pictures in all sizes. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Share of the limit that stays in use after pictures were removed. */
const SHARE_AFTER_CLEARING = 0.9;

/** New pictures between two measurements of the folder: other processes write into it, too. */
const MEASURE_EVERY = 50;

/** Interval of recording the use of a picture, in ms. */
const TOUCH_INTERVAL_MS = 3_600_000;

/** Age of a lock after which its process counts as gone, in ms; longer than the slowest picture takes. */
const LOCK_TIMEOUT_MS = 70_000;

/** Interval of checking a lock, in ms. */
const LOCK_POLL_MS = 50;

const headSchema = z.object({ type: z.string(), state: z.string(), etag: z.string() });

/** Opens the store in a folder, which is created with the first picture. */
export function openPictureStore(folder: string, log: Pick<Log, "warn">, maxBytes = MAX_BYTES): PictureStore {
	const pathOf = ({ id, variant }: PictureName) => join(folder, id, variant);
	let puts = 0;
	let clearing = Promise.resolve();

	/** Removes least recently used pictures, and leftovers of processes that ended. */
	const clear = async () => {
		const files: { path: string; size: number; usedAt: number }[] = [];
		for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
			if (!entry.isFile()) continue;
			const path = join(entry.parentPath, entry.name);
			const stats = await stat(path).catch(() => undefined);
			if (!stats) continue;
			if (!/\.(lock|new)$/.test(entry.name)) files.push({ path, size: stats.size, usedAt: stats.mtimeMs });
			else if (Date.now() - stats.mtimeMs > LOCK_TIMEOUT_MS) await rm(path, { force: true });
		}
		let total = files.reduce((sum, { size }) => sum + size, 0);
		if (total <= maxBytes) return;
		for (const { path, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
			if (total <= maxBytes * SHARE_AFTER_CLEARING) break;
			await rm(path, { force: true });
			total -= size;
		}
	};

	return {
		async get(name) {
			const path = pathOf(name);
			const file = await open(path).catch(() => undefined);
			if (!file) return undefined;
			try {
				const [bytes, { mtimeMs }] = [await file.readFile(), await file.stat()];
				const picture = parse(bytes);
				if (!picture) await rm(path, { force: true });
				else if (Date.now() - mtimeMs > TOUCH_INTERVAL_MS)
					await utimes(path, new Date(), new Date()).catch(() => undefined);
				return picture;
			} catch {
				return undefined;
			} finally {
				await file.close();
			}
		},
		async put(name, { type, state, etag, body }) {
			const path = pathOf(name);
			const part = `${path}.${randomUUID()}.new`;
			try {
				await mkdir(dirname(path), { recursive: true });
				await writeFile(part, Buffer.concat([Buffer.from(`${JSON.stringify({ type, state, etag })}\n`), body]));
				await rename(part, path);
				if (puts % MEASURE_EVERY === 0) clearing = clearing.then(clear);
				puts += 1;
				await clearing;
			} catch (error) {
				await rm(part, { force: true }).catch(() => undefined);
				log.warn(
					{ error: String(error) },
					"A picture could not be stored on disk; it is computed again after a restart",
				);
			}
		},
		async lock(name) {
			const path = `${pathOf(name)}.lock`;
			for (let waited = false; ; waited = true) {
				try {
					await mkdir(dirname(path), { recursive: true });
					await (await open(path, "wx")).close();
					return { waited, unlock: () => rm(path, { force: true }).catch(() => undefined) };
				} catch (error) {
					// If nothing can be written, each process computes its own.
					if (!(error instanceof Error && "code" in error && error.code === "EEXIST"))
						return { waited, unlock: async () => undefined };
				}
				const held = await stat(path).catch(() => undefined);
				if (held && Date.now() - held.mtimeMs > LOCK_TIMEOUT_MS) await rm(path, { force: true });
				else await sleep(LOCK_POLL_MS);
			}
		},
		async remove(id) {
			await rm(join(folder, id), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
		},
	};
}

/** Parses a file; undefined if its bytes are damaged. */
function parse(bytes: Buffer): Picture | undefined {
	const end = bytes.indexOf("\n");
	if (end < 0) return undefined;
	try {
		const head = headSchema.parse(JSON.parse(bytes.toString("utf8", 0, end)));
		const body = new Uint8Array(bytes.subarray(end + 1));
		return strongEtag(body) === head.etag ? { ...head, body } : undefined;
	} catch {
		return undefined;
	}
}
