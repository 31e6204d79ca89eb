// Caught mails on disk: one unchanged file each. An accepted mail is stored completely, even if the process is killed.

import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { flushFolder } from "@hub/cms/json-file";

const MAX_MAILS = 200;

const EML = /^(\d{13}-[0-9a-f]{12})\.eml$/;

export type MailFolder = Awaited<ReturnType<typeof openMailFolder>>;

/** Opens or creates the folder, and removes incomplete files of an earlier process. */
export async function openMailFolder(folder: string, max = MAX_MAILS) {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const files = await readdir(folder);
	for (const file of files) if (file.endsWith(".new")) await rm(join(folder, file), { force: true });
	const ids = files.flatMap((file) => EML.exec(file)?.[1] ?? []).sort();
	let last = Number(ids.at(-1)?.split("-")[0] ?? 0);
	return {
		/** Returns the ids, the newest first. */
		ids: () => ids.toReversed(),
		/** Stores a mail, which is on disk when this resolves. @returns its id */
		async put(source: Uint8Array): Promise<string> {
			// Keeps the order for two mails of the same millisecond, and after the clock was set back.
			last = Math.max(Date.now(), last + 1);
			const id = `${last}-${randomBytes(6).toString("hex")}`;
			const file = join(folder, `${id}.eml`);
			await writeFile(`${file}.new`, source, { flag: "wx", mode: 0o600, flush: true });
			await rename(`${file}.new`, file);
			await flushFolder(folder);
			ids.push(id);
			ids.sort();
			for (const old of ids.splice(0, ids.length - max)) await rm(join(folder, `${old}.eml`), { force: true });
			return id;
		},
		/** Returns an unchanged mail; undefined if there is none with the id. */
		read: async (id: string) => (ids.includes(id) ? readFile(join(folder, `${id}.eml`)) : undefined),
	};
}
