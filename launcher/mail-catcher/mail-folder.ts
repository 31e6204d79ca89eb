// The caught mails on disk: one file each, as it came. An accepted mail is stored completely, also if the process is killed.

import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { flushFolder } from "@hub/cms/json-file";

/** How many mails are stored; older ones go. */
const MOST_MAILS = 500;

const EML = /^(\d{13}-[0-9a-f]{12})\.eml$/;

/** A folder of mails. */
export interface MailFolder {
	/** Ids of all mails, the newest first. */
	ids(): readonly string[];
	/** Stores a mail; it is on the disk when this resolves. @returns its id */
	put(raw: Uint8Array): Promise<string>;
	/** A mail as it came; undefined where there is none of that id (any more). */
	read(id: string): Promise<Uint8Array | undefined>;
}

/** Opens the folder, which is made where it is missing, and removes what an earlier process left half written. */
export async function openMailFolder(folder: string, most = MOST_MAILS): Promise<MailFolder> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const files = await readdir(folder);
	for (const file of files) if (file.endsWith(".new")) await rm(join(folder, file), { force: true });
	// Oldest first.
	const ids = files.flatMap((file) => EML.exec(file)?.[1] ?? []).sort();

	const nextId = (): string => {
		// Two mails of one millisecond, or a clock that was set back, must not change the order.
		const last = Number(ids.at(-1)?.split("-")[0] ?? 0);
		return `${Math.max(Date.now(), last + 1)}-${randomBytes(6).toString("hex")}`;
	};

	return {
		ids: () => ids.toReversed(),
		async put(raw) {
			const id = nextId();
			ids.push(id);
			const file = join(folder, `${id}.eml`);
			try {
				const handle = await open(`${file}.new`, "wx", 0o600);
				try {
					await handle.writeFile(raw);
					await handle.sync();
				} finally {
					await handle.close();
				}
				await rename(`${file}.new`, file);
				await flushFolder(folder);
			} catch (error) {
				ids.splice(ids.indexOf(id), 1);
				await rm(`${file}.new`, { force: true });
				throw error;
			}
			for (const old of ids.splice(0, ids.length - most)) await rm(join(folder, `${old}.eml`), { force: true });
			return id;
		},
		async read(id) {
			if (!ids.includes(id)) return undefined;
			return readFile(join(folder, `${id}.eml`)).catch((error: NodeJS.ErrnoException) => {
				if (error.code === "ENOENT") return undefined;
				throw error;
			});
		},
	};
}
