// The release store in a folder. A key has all of its bytes or is absent, even if the process is killed.

import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { checkKey, type ReleaseStore, type SwapResult } from "./store.ts";

/** Age from which a lock belongs to a crashed process. A swap takes a few ms. */
const STALE_LOCK_MS = 5_000;

/** Opens the store in `folder`, which is created when the first key is written. */
export function folderStore(folder: string): ReleaseStore {
	const path = (key: string) => {
		checkKey(key);
		return join(folder, ...key.split("/"));
	};
	const get = async (key: string) => {
		try {
			return new Uint8Array(await readFile(path(key)));
		} catch (error) {
			if (isCode(error, "ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG")) return undefined;
			throw error;
		}
	};
	const write = async (file: string, bytes: Uint8Array) => {
		await mkdir(dirname(file), { recursive: true });
		const temporary = `${file}.${randomUUID()}.tmp`;
		const handle = await open(temporary, "wx");
		try {
			await handle.writeFile(bytes);
			await handle.sync();
		} catch (error) {
			// On a full disk, remaining partial files would use up more space with each retry.
			await rm(temporary, { force: true });
			throw error;
		} finally {
			await handle.close();
		}
		return temporary;
	};
	return {
		get,
		async putIfAbsent(key, bytes) {
			const file = path(key);
			const temporary = await write(file, bytes);
			try {
				// A hard link fails if the name exists, which makes creation atomic.
				await link(temporary, file);
				return true;
			} catch (error) {
				if (isCode(error, "EEXIST")) return false;
				throw error;
			} finally {
				await rm(temporary, { force: true });
			}
		},
		async list(prefix) {
			const found: string[] = [];
			// The prefix up to the last slash is a folder; the rest is the beginning of a name.
			const below = join(folder, ...prefix.split("/").slice(0, -1));
			for (const entry of await readdir(below, { recursive: true, withFileTypes: true }).catch(() => [])) {
				if (!entry.isFile() || entry.name.endsWith(".tmp") || entry.name.endsWith(".lock")) continue;
				const key = relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/");
				if (key.startsWith(prefix)) found.push(key);
			}
			return found.sort();
		},
		async compareAndSwap(key, expected, next): Promise<SwapResult> {
			const file = path(key);
			await mkdir(dirname(file), { recursive: true });
			const unlock = await lock(`${file}.lock`);
			try {
				const now = await get(key);
				const same = now === undefined || expected === undefined ? now === expected : Buffer.from(now).equals(expected);
				if (!same) return "changed meanwhile";
				await rename(await write(file, next), file);
				return "swapped";
			} finally {
				await unlock();
			}
		},
		async remove(key) {
			const file = path(key);
			await rm(file, { force: true });
			// A folder with other keys stays.
			await rmdir(dirname(file)).catch(() => undefined);
		},
	};
}

async function lock(file: string): Promise<() => Promise<void>> {
	for (let attempt = 0; ; attempt += 1) {
		try {
			await (await open(file, "wx")).close();
			return () => rm(file, { force: true });
		} catch (error) {
			if (!isCode(error, "EEXIST")) throw error;
			const age =
				Date.now() -
				(await stat(file)
					.then((info) => info.mtimeMs)
					.catch(() => Date.now()));
			if (age > STALE_LOCK_MS) await rm(file, { force: true });
			else if (attempt > 500)
				throw new Error(`The release store is locked by ${file}. If nothing else is working on it, delete that file.`);
			else await new Promise((resolve) => setTimeout(resolve, 10));
		}
	}
}

function isCode(error: unknown, ...codes: string[]): boolean {
	return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
