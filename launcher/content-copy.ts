// Copies a Directus installation with its content, so that another one starts within seconds.

import { existsSync } from "node:fs";
import { cp, mkdir, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { copyDatabase } from "@hub/cms/database/database-file";
import { directusPaths } from "@hub/cms/directus/directus-environment";

/**
 * Copies accounts, content and uploads of an embedded Directus. It may be running as long as nobody uploads meanwhile.
 * @param from its DATA_DIR
 * @param to DATA_DIR of the copy, which must not contain a Directus yet
 */
export async function copyContent(from: string, to: string): Promise<void> {
	const source = directusPaths(from);
	const target = directusPaths(to);
	await mkdir(target.folder, { recursive: true, mode: 0o700 });
	copyDatabase(source.database, target.database);
	for (const path of [source.uploads, source.state])
		if (existsSync(path)) await cp(path, join(target.folder, basename(path)), { recursive: true });
	await cp(join(from, "credentials.json"), join(to, "credentials.json"));
}

/** Folder in which `npm test` stored the initial content; undefined without `npm test`. */
const prepared = () => process.env.HUB_TEST_FOLDER && join(process.env.HUB_TEST_FOLDER, "content");

/** Stores the content of a Directus for later copies. @param folder the tests' `HUB_TEST_FOLDER` */
export async function prepareContent(from: string, folder: string): Promise<void> {
	// Renamed when it is complete, because running tests may look for it.
	const whole = join(folder, "content.new");
	await copyContent(from, whole);
	await rename(whole, join(folder, "content"));
}

/**
 * Starts a DATA_DIR with the stored initial content. Without it, the first start creates the content. For tests that
 * are not about the first start.
 */
export async function beginWithContent(dataDir: string): Promise<void> {
	const from = prepared();
	if (from && existsSync(from)) await copyContent(from, dataDir);
}
