// Pictures in their sizes, stored in the site's folder, so that none is computed again after a restart. Each is a file of one line, which
// says what it is, and its bytes. Several processes of the site share the folder.

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
	/** The state of the file that it was made of. */
	readonly state: string;
}

/** Which picture: the id of its file, and the name of size and format. Both have to be names that a path may have. */
export interface PictureName {
	readonly id: string;
	readonly variant: string;
}

/** Pictures on disk. */
export interface PictureStore {
	/** A picture as it was put; undefined where there is none, or what is there is damaged. */
	get(name: PictureName): Promise<Picture | undefined>;
	/** Stores a picture; where the disk takes none, the site goes on without. */
	put(name: PictureName, picture: Picture): Promise<void>;
	/**
	 * Lets one process at a time make a picture. A process that had to wait for another is to look again before it makes one.
	 * @returns what lets the next one in, and whether it had to wait
	 */
	turn(name: PictureName): Promise<{ readonly waited: boolean; readonly end: () => Promise<void> }>;
	/** Removes what was made of a file. */
	remove(id: string): Promise<void>;
}

/** What is stored at most, in bytes: some thousand pictures in all their sizes. */
const ROOM = 256 * 1024 * 1024;

/** How much of the room is left in use when pictures had to go. */
const AFTER_CLEARING = 0.9;

/** After so many new pictures, the folder is measured: other processes write into it, too. */
const MEASURE_EVERY = 50;

/** That a picture was used is noted this long, in ms, after it was last noted. */
const NOTE_USE_AFTER = 3_600_000;

/** After how long, in ms, a process that makes a picture counts as gone; longer than the slowest may take. */
const MAKER_GONE = 70_000;

/** How often a process that waits for another looks again, in ms. */
const LOOK_EVERY = 50;

/** The first line of a file. */
const headSchema = z.object({ type: z.string(), state: z.string(), etag: z.string() });

/** Opens the store in a folder, which is made when the first picture is. */
export function openPictureStore(folder: string, log: Pick<Log, "warn">, room = ROOM): PictureStore {
	const pathOf = ({ id, variant }: PictureName) => join(folder, id, variant);
	let puts = 0;
	let clearing = Promise.resolve();

	/** Least recently used pictures go, and what processes that ended left behind. */
	const clear = async () => {
		const files: { path: string; size: number; usedAt: number }[] = [];
		for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
			if (!entry.isFile()) continue;
			const path = join(entry.parentPath, entry.name);
			const found = await stat(path).catch(() => undefined);
			if (!found) continue;
			if (!/\.(lock|new)$/.test(entry.name)) files.push({ path, size: found.size, usedAt: found.mtimeMs });
			else if (Date.now() - found.mtimeMs > MAKER_GONE) await rm(path, { force: true });
		}
		let total = files.reduce((sum, { size }) => sum + size, 0);
		if (total <= room) return;
		for (const { path, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
			if (total <= room * AFTER_CLEARING) break;
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
				else if (Date.now() - mtimeMs > NOTE_USE_AFTER) await utimes(path, new Date(), new Date()).catch(() => undefined);
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
				log.warn({ error: String(error) }, "A picture could not be stored on disk; it is computed again after a restart");
			}
		},
		async turn(name) {
			const lock = `${pathOf(name)}.lock`;
			for (let waited = false; ; waited = true) {
				try {
					await mkdir(dirname(lock), { recursive: true });
					await (await open(lock, "wx")).close();
					return { waited, end: () => rm(lock, { force: true }).catch(() => undefined) };
				} catch (error) {
					// Where nothing can be written, each process makes its own.
					if (!(error instanceof Error && "code" in error && error.code === "EEXIST"))
						return { waited, end: async () => undefined };
				}
				const made = await stat(lock).catch(() => undefined);
				if (made && Date.now() - made.mtimeMs > MAKER_GONE) await rm(lock, { force: true });
				else await sleep(LOOK_EVERY);
			}
		},
		async remove(id) {
			await rm(join(folder, id), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
		},
	};
}

/** A file's picture; undefined where its bytes are not those that were written. */
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
