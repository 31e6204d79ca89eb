// `npm run screenshots`: compares screenshots of every kind of page with the accepted ones, in Playwright. The first run accepts all.
// `-- post-de` takes those alone whose names contain it; `-- -u` accepts what changed. Other options are Playwright's.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildAll } from "./bundle.ts";
import { findChromium } from "./chromium.ts";
import { exitWithError, say } from "./progress.ts";
import { bringUpTestSite, type TestSite } from "./test-site.ts";

const root = join(import.meta.dirname, "..");
const args = process.argv.slice(2).flatMap((word) => (word.startsWith("-") ? [word] : ["--grep", word]));
const folder = await mkdtemp(join(tmpdir(), "data-hub-screenshots-"));
let site: TestSite | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void cleanUp().then(() => process.exit(1)));

try {
	const chromium = await findChromium(process.env);
	site = await bringUpTestSite(folder, await buildAll(), { chromium });
	const code = await runPlaywright(site.told);
	await cleanUp();
	say(`Report: ${join(root, ".screenshots", "report", "index.html")}`);
	process.exit(code);
} catch (error) {
	await cleanUp();
	exitWithError(error);
}

async function runPlaywright(testSite: string): Promise<number> {
	const playwright = join(root, "e2e", "node_modules", ".bin", "playwright");
	const config = join(root, "e2e", "screenshots", "playwright.config.ts");
	const env = { ...process.env, HUB_TEST_SITE: testSite };
	const [code] = await once(spawn(playwright, ["test", "--config", config, ...args], { env, stdio: "inherit" }), "close");
	return Number(code ?? 1);
}

async function cleanUp(): Promise<void> {
	await site?.running.stop();
	site = undefined;
	await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
