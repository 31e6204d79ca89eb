// docs/recipes.md, “A block”: its own folder, a line in the list, and its example in the seed are all that a new block needs.

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { remoteManifestSchema } from "@hub/shared-contracts/remote/remote-manifest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CheckoutCopy, copyCheckout, filesOfRecipe } from "./checkout-copy.ts";

const BLOCKS = "mf-content/src/blocks";
const SEEDED = "cms/seed/pages/how-we-work.ts";

let copy: CheckoutCopy;
const read = (path: string) => readFile(join(copy.folder, path), "utf8");

beforeAll(async () => {
	copy = await copyCheckout();
	const files = await filesOfRecipe("A block");
	expect(Object.keys(files).filter((path) => !path.startsWith(`${BLOCKS}/notice/`))).toEqual([]);
	for (const [path, text] of Object.entries(files)) await copy.write(path, text);
	const [line = ""] = /^export \{ notice \} from .*$/m.exec(await read("docs/recipes.md")) ?? [];
	await copy.write(`${BLOCKS}/blocks.ts`, `${await read(`${BLOCKS}/blocks.ts`)}${line}\n`);
	// On a page of the seed, first in each of its languages.
	const examples = Object.values(JSON.parse(files[`${BLOCKS}/notice/notice.example.json`] ?? "{}") as Record<string, object>);
	const page = await read(SEEDED);
	await copy.write(
		SEEDED,
		page.replaceAll("blocks: [", () => `blocks: [${JSON.stringify(examples.shift())},`),
	);
	const biome = join(copy.folder, "node_modules", ".bin", "biome");
	execFileSync(biome, ["check", "--write", SEEDED, `${BLOCKS}/blocks.ts`], { cwd: copy.folder });
});
afterAll(() => copy?.remove());

test("[CT-1] it is drawn in a page in every language, docs/blocks.md describes it, and the checks of the house take it as it is", {
	timeout: 240_000,
}, async () => {
	await expect(copy.run("check.ts", "mf-content", "cms/seed", "house", "-u")).resolves.toContain("house.test.ts");
	expect(await read("docs/blocks.md")).toContain("## `notice`\n\nSomething that readers should know before they go on.");
});

test("[PF-1] its view is a chunk that comes with the pages that have it", { timeout: 120_000 }, async () => {
	await copy.run("build.ts", "mf-content");
	const { lazyChunks, routes } = remoteManifestSchema.parse(JSON.parse(await read("mf-content/dist/production/remote.json")));
	expect(lazyChunks.notice?.chunks.css).toEqual([expect.stringMatching(/^block-notice\./)]);
	expect(JSON.stringify(routes)).not.toContain("block-notice");
});
