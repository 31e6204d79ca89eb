// docs/recipes.md, “A setting”: its declaration is all that is written by hand.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CheckoutCopy, copyCheckout, filesOfRecipe } from "./checkout-copy.ts";

const SETTINGS = "shared-contracts/src/settings/settings.ts";

let copy: CheckoutCopy;
beforeAll(async () => {
	copy = await copyCheckout();
	const { SUPPORT_URL: declaration } = await filesOfRecipe("A setting");
	const before = await readFile(join(copy.folder, SETTINGS), "utf8");
	await copy.write(
		SETTINGS,
		before.replace("\tCHROMIUM_PATH:", () => `${declaration}\tCHROMIUM_PATH:`),
	);
});
afterAll(() => copy?.remove());

test("it is missed in the docs, until they are written anew", { timeout: 240_000 }, async () => {
	await expect(copy.run("check.ts", "settings")).rejects.toThrow("SUPPORT_URL");
	// The site's code reads it with its type, which the check sees.
	const settings = "shell/src/server/settings.server.ts";
	const text = await readFile(join(copy.folder, settings), "utf8");
	await copy.write(settings, `${text}\nexport const help = ({ supportUrl }: Settings): string | undefined => supportUrl;\n`);
	await copy.run("check.ts", "settings", "-u");
	const docs = await readFile(join(copy.folder, "docs/settings.md"), "utf8");
	expect(docs).toContain("| `SUPPORT_URL` | none | site | where visitors find help |\n");
});

test("the start refuses a wrong one in a sentence, before anything is built", async () => {
	await copy.write(".env", "SUPPORT_URL=somewhere\nPORT=http\n");
	const start = copy.run("start.ts");
	await expect(start).rejects.toThrow("PORT must be a port from 1 to 65535, and is “http”.");
	await expect(start).rejects.toThrow("SUPPORT_URL must be an http or https address, and is “somewhere”.");
	await expect(start).rejects.not.toThrow("Building");
});
