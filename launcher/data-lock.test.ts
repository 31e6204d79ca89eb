import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDataFolder } from "./data-folder.ts";
import { lockDataFolder } from "./data-lock.ts";

let folder = "";
const children: ChildProcess[] = [];

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-lock-"));
});
afterEach(async () => {
	for (const child of children.splice(0)) child.kill("SIGKILL");
	await rm(folder, { recursive: true, force: true });
});

/** Starts another process that holds the lock. */
async function otherSite(): Promise<ChildProcess> {
	const module = JSON.stringify(join(import.meta.dirname, "data-lock.ts"));
	const code = `import { lockDataFolder } from ${module};
		await lockDataFolder(${JSON.stringify(folder)}, ".data", 4000);
		process.stdout.write("has it");
		setInterval(() => {}, 1_000);`;
	const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	children.push(child);
	if (child.stdout) await once(child.stdout, "data");
	return child;
}

test("a second site on one DATA_DIR is refused with the id of the first process", async () => {
	const { pid } = await otherSite();
	await expect(lockDataFolder(folder, ".data", 3000)).rejects.toThrow(
		new RegExp(
			`^DATA_DIR is “.data”, and process ${pid}, a site on port 4000 since \\d{4}-.*, writes there already: stop that one, or set DATA_DIR to another folder\\.$`,
		),
	);
});

test("a killed site leaves no lock behind", async () => {
	const child = await otherSite();
	child.kill("SIGKILL");
	await once(child, "exit");
	const release = await lockDataFolder(folder, ".data", 3000);
	await expect(lockDataFolder(folder, ".data", 3001)).rejects.toThrow(`process ${process.pid}, a site on port 3000`);
	release();
	(await lockDataFolder(folder, ".data", 3001))();
});

test("a folder with only the lock file counts as empty", async () => {
	(await lockDataFolder(folder, ".data", 3000))();
	expect((await readdir(folder)).every((name) => name.startsWith("."))).toBe(true);
	expect(await openDataFolder(folder, () => undefined)).toBe(folder);
});

test("a folder in which no lock can be created is named", async () => {
	await expect(lockDataFolder(join(folder, "gone"), "gone", 3000)).rejects.toThrow(
		/^DATA_DIR is “gone”, and no file in it can be locked/,
	);
});
