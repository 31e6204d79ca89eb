// `npm run screenshots`: pictures of every kind of page, compared with the accepted ones, and a page to look at them.
//
// `-- post-de` takes those alone with that in their names; `--accept` has what is taken count as right from now on.
// Exit 0: nothing differs; 1: a picture differs or could not be taken; 2: wrong use.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { takePictures } from "../e2e/screenshots/take.ts";
import { buildAll } from "./bundle.ts";
import { findChromium } from "./chromium.ts";
import { exitWithError, StepError, say } from "./progress.ts";
import { bringUpTestSite, type TestSite } from "./test-site.ts";

const { accept, words } = asked();
const root = join(import.meta.dirname, "..");
let folder: string | undefined;
let site: TestSite | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void cleanUp().then(() => process.exit(1)));

try {
	const chromium = findChromium(process.env);
	const packages = await buildAll();
	folder = await mkdtemp(join(tmpdir(), "data-hub-screenshots-"));
	site = await bringUpTestSite(folder, packages);
	say("Taking pictures (some ten minutes for all)");
	const { overview, shown, failed } = await takePictures({
		url: site.running.settings.publicUrl,
		folder: join(root, ".screenshots"),
		words,
		accept,
		chromium,
	}).catch((error: unknown) => {
		throw new StepError(error instanceof Error ? error.message : String(error));
	});
	await cleanUp();
	const changed = shown.filter(({ state }) => state === "changed");
	for (const { name } of changed) process.stdout.write(`changed  ${name}\n`);
	const added = shown.filter(({ state }) => state === "new").length;
	process.stdout.write(`${shown.length} pictures, ${changed.length} changed, ${added} without an accepted one: ${overview}\n`);
	process.exit(failed || changed.length > 0 ? 1 : 0);
} catch (error) {
	await cleanUp();
	exitWithError(error);
}

function asked(): { readonly accept: boolean; readonly words: string } {
	try {
		const { values, positionals } = parseArgs({ allowPositionals: true, options: { accept: { type: "boolean" } } });
		if (positionals.length > 1) throw new Error("Give one part of the pictures' names, such as post-de.");
		return { accept: values.accept ?? false, words: positionals[0] ?? "" };
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		process.exit(2);
	}
}

async function cleanUp(): Promise<void> {
	await site?.running.stop();
	site = undefined;
	if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	folder = undefined;
}
