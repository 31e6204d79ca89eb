// docs/recipes.md, “A remote”: its own folder is all that a new remote needs.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { remoteManifestSchema } from "@hub/shared-contracts/remote/remote-manifest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CheckoutCopy, copyCheckout, filesOfRecipe } from "./checkout-copy.ts";

let copy: CheckoutCopy;
beforeAll(async () => {
	copy = await copyCheckout();
	const files = await filesOfRecipe("A remote");
	expect(Object.keys(files).filter((path) => !path.startsWith("mf-hello/"))).toEqual([]);
	for (const [path, text] of Object.entries(files)) await copy.write(path, text);
	await copy.installLike("mf-hello", "mf-demos");
}, 240_000);
afterAll(() => copy?.remove());

test("[PF-1] its page is drawn by its own tests, which run alone", { timeout: 120_000 }, async () => {
	expect(await copy.run("test.ts", "mf-hello")).toMatch(/\n2 passed, 0 failed\n$/);
});

test("[PF-1] the checks of the house take it as it is", { timeout: 240_000 }, async () => {
	await expect(copy.run("check.ts", "house")).resolves.toContain("house.test.ts");
});

test("[PF-1] it is built to a release that serves its addresses", { timeout: 120_000 }, async () => {
	await copy.run("build.ts", "mf-hello");
	const manifest = await readFile(join(copy.folder, "mf-hello/dist/production/remote.json"), "utf8");
	const { name, routes } = remoteManifestSchema.parse(JSON.parse(manifest));
	expect([name, routes.map(({ path, paths }) => [path, paths])]).toEqual(["mf-hello", [["/hello", { de: "/hallo" }]]]);
});
