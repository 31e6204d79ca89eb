// docs/licences.md beside the builds of this run, and the notices in them.

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readBundled } from "../../build/bundled-packages.ts";
import { buildAll } from "../bundle.ts";

const root = join(import.meta.dirname, "../..");
const licences = (...words: string[]) =>
	promisify(execFile)(process.execPath, [join(root, "launcher", "licences.ts"), ...words], { cwd: root }).then(
		({ stderr }) => ({ code: 0, stderr }),
		({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
	);

test("the page is what is shipped: where this fails, run `npm run licences` and read what changed", {
	timeout: 120_000,
}, async () => {
	const said = await licences("--check");
	expect(said.stderr).toContain("docs/licences.md is up to date.");
	expect(said.code).toBe(0);
	expect((await licences("--chek")).code).toBe(2);
});

test("each release has the notices of what is in it for browsers", { timeout: 120_000 }, async () => {
	const builds = await buildAll();
	const noted = await Promise.all(
		builds.map(async ({ name, outDir }) => ({ name, outDir, web: (await readBundled(outDir))?.web ?? [] })),
	);
	expect(noted.find(({ name }) => name === "shell")?.web.join()).toContain("react-dom");
	for (const { outDir, web } of noted.filter((build) => build.web.length > 0)) {
		const notices = await readFile(join(outDir, "web", "licences.txt"), "utf8");
		for (const folder of web) expect(notices).toContain(`${folder.replace(/^.*node_modules\//, "")} `);
	}
});
