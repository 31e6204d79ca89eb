// Copies of the published content for development on other machines.

import { readFile, rm } from "node:fs/promises";
import { backup, DatabaseSync } from "node:sqlite";
import { contentFile } from "./database.server.ts";
import { FILES_COLLECTION } from "./tables.server.ts";

/**
 * Copies the rows that visitors can see now. The store also has rows that are scheduled or over.
 * @param folder of the content store
 * @param copy path of a temporary file
 */
export async function snapshotContent(folder: string, copy: string, now: number): Promise<Uint8Array<ArrayBuffer>> {
	const source = new DatabaseSync(contentFile(folder), { readOnly: true });
	try {
		// The backup runs in steps; requests are served in between.
		await backup(source, copy);
		const database = new DatabaseSync(copy);
		// Overwrites deleted rows, as in the store itself: a `vacuum` would block requests.
		database.exec("pragma secure_delete = on; pragma journal_mode = off; pragma synchronous = off");
		database.prepare("delete from row where begins > ? or ends <= ?").run(now, now);
		// Also removes the files that only those rows refer to.
		database.exec(`
			delete from link where not exists (select 1 from row where row.collection = link.collection and row.id = link.id);
			delete from row where collection = '${FILES_COLLECTION}' and id not in (select target from link)
		`);
		database.close();
		return await readFile(copy);
	} finally {
		source.close();
		await rm(copy, { force: true });
	}
}
