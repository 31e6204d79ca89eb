import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findChromium } from "./chromium.ts";

const folder = mkdtempSync(join(tmpdir(), "data-hub-chromium-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, script: string): string {
	const path = join(folder, name);
	writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
	return path;
}

const starts = program("starts", "echo Chromium 153");
const other = program("other", "exit 3");
const incomplete = program(
	"incomplete",
	'echo "$0: error while loading shared libraries: libnss3.so: cannot open shared object file" >&2; exit 127',
);

test("takes the browser that CHROMIUM_PATH names", async () => {
	expect(await findChromium({ CHROMIUM_PATH: starts })).toBe(starts);
});

test.each([
	["/nowhere/chromium", "is not there"],
	[incomplete, "lacks libnss3.so"],
	[other, "does not start (exit 3)"],
])("refuses CHROMIUM_PATH=%s, which %s", async (path, fault) => {
	await expect(findChromium({ CHROMIUM_PATH: path })).rejects.toThrow(`CHROMIUM_PATH is “${path}”, which ${fault}.`);
});

test("takes the first installed browser that starts", async () => {
	expect(await findChromium({}, [join(folder, "absent"), incomplete, starts])).toBe(starts);
});

test("says what is wrong with each browser, and what to install, if none starts", async () => {
	await expect(findChromium({}, [incomplete, other])).rejects.toThrow(
		`No Chromium starts here (${incomplete} lacks libnss3.so, ${other} does not start (exit 3)). Install it (Debian, as root: apt-get install chromium-headless-shell)`,
	);
});
