// A copy of a content service with all that is in it, to begin another one with: its first start takes seconds, since nothing is created again.

import { existsSync } from "node:fs";
import { cp, mkdir, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { copyDatabase } from "@hub/cms/database-file";
import { directusPaths } from "@hub/cms/directus-environment";

/**
 * Copies accounts, content and uploads of an embedded content service. It may be running, as long as no one uploads meanwhile.
 * @param from its DATA_DIR
 * @param to the DATA_DIR of the other one, in which there is no content service yet
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

/** Folder in which `npm test` stored the first content; undefined without `npm test`. */
const prepared = () => process.env.HUB_TEST_FOLDER && join(process.env.HUB_TEST_FOLDER, "content");

/** Puts a content service's content aside, below a folder that tests are told as `HUB_TEST_FOLDER`. */
export async function prepareContent(from: string, folder: string): Promise<void> {
	// Whole or not at all: tests that are running already may look for it.
	const whole = join(folder, "content.new");
	await copyContent(from, whole);
	await rename(whole, join(folder, "content"));
}

/**
 * Begins a DATA_DIR with the first content, where it was put aside; else its first start makes it. For tests that are about something
 * else than that start.
 */
export async function beginWithContent(dataDir: string): Promise<void> {
	const from = prepared();
	if (from && existsSync(from)) await copyContent(from, dataDir);
}
