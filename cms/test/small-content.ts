// The small seed in a Directus, as a first start made it. One test of a run starts Directus for the first time; others
// begin with a copy.

import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { vi } from "vitest";
import { copyContent } from "../../launcher/content-copy.ts";
import { directusPaths } from "../src/directus/directus-environment.ts";

/** Timeout of another test's first start. */
const START_TIMEOUT_MS = 120_000;

/** Folder of the copy; undefined without `npm test`. */
const shared = process.env.HUB_TEST_FOLDER && join(process.env.HUB_TEST_FOLDER, "small-content");

/** Starts a Directus without content, and copies it for other tests unless one has begun to. */
export async function startWithoutContent(dataDir: string, start: () => Promise<void>): Promise<void> {
	const isFirst = await claimCopy();
	await start();
	if (isFirst) await putAside(dataDir);
}

/** Starts a Directus with the copied content. The first test of a run makes it, and each test without `npm test`. */
export async function startWithSmallContent(dataDir: string, start: () => Promise<void>): Promise<void> {
	if (!shared || !existsSync(`${shared}.begun`)) return startWithoutContent(dataDir, start);
	await vi.waitUntil(() => existsSync(shared), { timeout: START_TIMEOUT_MS, interval: 200 });
	await copyContent(shared, dataDir);
	await start();
}

/** Returns true for the first caller of a run. */
async function claimCopy(): Promise<boolean> {
	if (!shared) return false;
	return mkdir(`${shared}.begun`).then(
		() => true,
		() => false,
	);
}

async function putAside(dataDir: string): Promise<void> {
	if (!shared) return;
	// Whole or not at all: others look for it.
	const whole = `${shared}.new`;
	await copyContent(dataDir, whole);
	// Removes the running Directus' leases, for which another one would wait.
	const database = new DatabaseSync(directusPaths(whole).database);
	database.exec("delete from hub_leases");
	database.close();
	await rename(whole, shared);
}
