// Small seed in a Directus after its first start. It is created once per run of all tests, for tests that are not about the first start.

import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { copyContent } from "../../launcher/content-copy.ts";
import { directusPaths } from "../src/directus-environment.ts";

/** Timeout of another test's first start. */
const START_TIMEOUT_MS = 120_000;

/**
 * Copies the content into a folder, or creates it there by a first start. Without `npm test`, each test creates its own. @param dataDir
 * empty folder @param start starts a Directus there
 */
export async function startWithSmallContent(dataDir: string, start: () => Promise<void>): Promise<void> {
	const { HUB_TEST_FOLDER } = process.env;
	if (!HUB_TEST_FOLDER) return start();
	const shared = join(HUB_TEST_FOLDER, "small-content");
	if (await isFirst(`${shared}.begun`)) {
		await start();
		return putAside(dataDir, shared);
	}
	for (const end = performance.now() + START_TIMEOUT_MS; !existsSync(shared) && performance.now() < end; ) await sleep(200);
	if (existsSync(shared)) await copyContent(shared, dataDir);
	return start();
}

/** True for the first test that gets here. */
function isFirst(mark: string): Promise<boolean> {
	return mkdir(mark).then(
		() => true,
		() => false,
	);
}

async function putAside(dataDir: string, shared: string): Promise<void> {
	// Renamed when it is complete, because other tests look for it.
	const whole = `${shared}.new`;
	await copyContent(dataDir, whole);
	// Removes the running Directus' leases, for which another one would wait.
	const database = new DatabaseSync(directusPaths(whole).database);
	database.exec("delete from hub_leases");
	database.close();
	await rename(whole, shared);
}
