// The small seed in a Directus, as its first start made it: made once in a run of all tests, for those that are about something else.

import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { copyContent } from "../../launcher/content-copy.ts";
import { directusPaths } from "../src/directus-environment.ts";

/** How long to wait for another test's first start. */
const START_TIMEOUT_MS = 120_000;

/**
 * Begins a folder with it, or has it made there by a first start. Without `npm test`, each test makes its own.
 * @param dataDir in which there is nothing yet
 * @param start starts a Directus there
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

/** Whether no other test has come here before. */
function isFirst(mark: string): Promise<boolean> {
	return mkdir(mark).then(
		() => true,
		() => false,
	);
}

async function putAside(dataDir: string, shared: string): Promise<void> {
	// Whole or not at all: others look for it.
	const whole = `${shared}.new`;
	await copyContent(dataDir, whole);
	// What the running Directus has taken to do alone, another one would wait for.
	const database = new DatabaseSync(directusPaths(whole).database);
	database.exec("delete from hub_leases");
	database.close();
	await rename(whole, shared);
}
