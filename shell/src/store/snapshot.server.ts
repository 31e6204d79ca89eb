// A copy of the published content, for development elsewhere.

import { readFile, rm } from "node:fs/promises";
import { backup, DatabaseSync } from "node:sqlite";
import { contentFile } from "./database.server.ts";
import { FILES_COLLECTION } from "./tables.server.ts";

/**
 * Copies what visitors can see now: the store also has rows that come later, and rows that are over.
 * @param folder of the content store @param copy path of a file, which is removed again
 */
export async function snapshotContent(folder: string, copy: string, now: number): Promise<Uint8Array<ArrayBuffer>> {
	const source = new DatabaseSync(contentFile(folder), { readOnly: true });
	try {
		// In steps, between which visitors are served.
		await backup(source, copy);
		const database = new DatabaseSync(copy);
		// What is deleted is overwritten, as in the store itself: to write the whole file again would block visitors.
		database.exec("pragma secure_delete = on; pragma journal_mode = off; pragma synchronous = off");
		database.prepare("delete from row where begins > ? or ends <= ?").run(now, now);
		// Files of those rows, too.
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
