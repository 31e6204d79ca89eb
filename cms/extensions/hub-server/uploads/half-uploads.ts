import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";

const minute = 60_000;

/**
 * After how long, in ms, a file without a size is one whose upload broke off: Node's server waits five minutes for a whole request
 * (`server.requestTimeout`).
 */
export const UPLOAD_TAKES = 10 * minute;

/**
 * Removes what uploads left that broke off: a browser that was closed, a full disk, a process that was killed. Directus notes the size of
 * a file once it is whole; one that replaces another is called `temp_…` until then. Files go first: on a full disk, that is what lets the
 * database take the row away.
 * @param folder where files are stored
 * @param now in ms since 1970
 * @returns how many rows and replacements there were
 */
export async function removeHalfUploads(database: Knex, folder: string, now: number): Promise<number> {
	const before = now - UPLOAD_TAKES;
	const names = await readdir(folder);
	const abandoned: string[] = [];
	for (const name of names.filter((one) => one.startsWith("temp_"))) {
		const found = await stat(join(folder, name)).catch(() => undefined);
		if (found && found.mtimeMs < before) abandoned.push(name);
	}
	for (const name of abandoned) await rm(join(folder, name), { force: true });
	const halves: { id: string }[] = await database("directus_files")
		.select("id")
		.whereNull("filesize")
		.where("created_on", "<", new Date(before));
	for (const { id } of halves) {
		for (const name of names.filter((one) => one.startsWith(id))) await rm(join(folder, name), { force: true });
		await database("directus_files").where({ id }).whereNull("filesize").delete();
	}
	return abandoned.length + halves.length;
}
