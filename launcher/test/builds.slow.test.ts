// A release's version depends only on the bytes of its build.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPackage } from "../bundle.ts";
import { type CheckoutCopy, copyCheckout } from "./recipes/checkout-copy.ts";

let copy: CheckoutCopy;
beforeAll(async () => {
	copy = await copyCheckout();
});
afterAll(() => copy?.remove());

async function build(
	{ run }: CheckoutCopy,
	name = "mf-consent",
): Promise<{ readonly version: string; readonly built: boolean }> {
	const output = await run("build.ts", name);
	const [, version = ""] = new RegExp(`${name} (\\S+)(?: \\(unchanged\\))?$`, "m").exec(output) ?? [];
	expect(version, output).toMatch(/^0\.1\.0-[0-9a-f]{12}$/);
	return { version, built: output.includes("Building") };
}

async function edit(path: string, change: (text: string) => string): Promise<void> {
	await copy.write(path, change(await readFile(join(copy.folder, path), "utf8")));
}

describe("a release's version", { timeout: 60_000 }, () => {
	test("[PF-5] depends on the sources only, not on place and time of the build", async () => {
		// A remote with many chunks, whose digests its entry lists.
		const name = "mf-events";
		const first = await build(copy, name);
		expect(await build(copy, name)).toEqual({ version: first.version, built: false });
		const other = await copyCheckout();
		try {
			expect(await build(other, name)).toEqual({ version: first.version, built: true });
		} finally {
			await other.remove();
		}
	});

	test("[PF-5] does not change with parts of the contract that the remote does not use", async () => {
		const { version } = await build(copy);
		await edit(
			"shared-contracts/src/consent/consent.ts",
			(text) => `// A new sentence.\n${text}\nexport const NOT_USED_YET = "by anything";\n`,
		);
		await copy.write("shared-contracts/src/content/not-used.ts", "export const ALSO_NOT_USED = 1;\n");
		expect(await build(copy)).toEqual({ version, built: true });
	});

	test("[PF-5] does not change with a patch of a shared package, but with its minor version", async () => {
		const { version } = await build(copy);
		const release = async (to: string) => {
			await edit("shared-contracts/package.json", (text) => text.replace(/"version": "[^"]+"/, `"version": "${to}"`));
			// Like each new version of a package.
			await edit("pnpm-lock.yaml", (text) => `${text}\n`);
		};
		await release("0.1.7");
		expect(await build(copy)).toEqual({ version, built: true });
		await release("0.2.0");
		expect((await build(copy)).version).not.toBe(version);
		await release("0.1.0");
	});

	test("[PF-5] changes with the remote's texts, and is the same again after a revert", async () => {
		const { version } = await build(copy);
		await edit("mf-consent/messages/en-US.json", (text) => text.replace('": "', '": "Now: '));
		expect((await build(copy)).version).not.toBe(version);
		await edit("mf-consent/messages/en-US.json", (text) => text.replace("Now: ", ""));
		expect(await build(copy)).toEqual({ version, built: true });
	});
});

test("a release has the licence notices of packages that are sent to browsers", { timeout: 120_000 }, async () => {
	const { outDir } = await buildPackage("shell");
	const notices = await readFile(join(outDir, "web", "licences.txt"), "utf8");
	expect(notices).toContain("\nreact-dom ");
	expect(notices).toContain("Permission is hereby granted");
});
