import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";

const minute = 60_000;

/**
 * Age in ms at which a file without a size counts as aborted: Node's server waits five minutes for a whole request
 * (`server.requestTimeout`).
 */
export const UPLOAD_TIMEOUT_MS = 10 * minute;

/**
 * Removes the remains of aborted uploads after a closed browser, a full disk or a killed process. Directus stores the
 * size of a file when it is complete; replacements are named `temp_…` until then. Files are deleted first, because on a
 * full disk the database needs their space to delete rows.
 * @param folder folder of stored files
 * @param now in ms since 1970
 * @returns number of rows and replacements
 */
export async function removeHalfUploads(database: Knex, folder: string, now: number): Promise<number> {
	const before = now - UPLOAD_TIMEOUT_MS;
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
