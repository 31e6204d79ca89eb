// Folders as another user or an operator may have left them.

import { chown, lstat, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDataFolder } from "./data-folder.ts";
import { lockDataFolder } from "./data-lock.ts";

let folder = "";
let data = "";
let messages: string[] = [];
const say = (text: string) => void messages.push(text);
const mask = process.umask();

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-folder-"));
	data = join(folder, "above", "data");
	messages = [];
	process.umask(0o022);
});
afterEach(async () => {
	process.umask(mask);
	await rm(folder, { recursive: true, force: true });
});

const modeOf = async (...path: string[]) => ((await stat(join(data, ...path))).mode & 0o777).toString(8);

test("a new data folder and its files can be read by their owner only", async () => {
	expect(await openDataFolder(data, say)).toBe(data);
	await mkdir(join(data, "later"));
	await writeFile(join(data, "later", "file"), "");
	expect([await modeOf(), await modeOf("later"), await modeOf("later", "file")]).toEqual(["700", "700", "600"]);
	expect(messages).toEqual([]);
});

test("a data folder that others can read is made private, also through a symbolic link", async () => {
	await mkdir(join(data, "cms"), { recursive: true });
	await symlink(data, join(folder, "link"));
	expect(await modeOf()).toBe("755");
	await openDataFolder(join(folder, "link"), say);
	expect(await modeOf()).toBe("700");
	expect((await lstat(join(folder, "link"))).isSymbolicLink()).toBe(true);
});

test("another user's folder is refused, since its owner could read and change everything", async () => {
	await mkdir(data, { recursive: true });
	// For the administrator the folder must belong to another user first, because they can read every folder.
	if (process.getuid?.() === 0) await chown(data, 4_711, 4_711);
	const owner = (await stat(data)).uid;
	await expect(openDataFolder(data, say, owner + 1)).rejects.toThrow(/belongs to another user \(\d+\).*chown/);
	expect(await modeOf()).toBe("755");
});

test("[SC-1] a site whose content service and releases are elsewhere recognises its folder at each start", async () => {
	await openDataFolder(data, say);
	(await lockDataFolder(data, data, 3_000))();
	await mkdir(join(data, "site"));
	await expect(openDataFolder(data, say)).resolves.toBe(data);
});

test("a folder with other files is refused and not changed", async () => {
	await mkdir(data, { recursive: true });
	await writeFile(join(data, "thesis.odt"), "");
	await mkdir(join(data, "lost+found"));
	await expect(openDataFolder(data, say)).rejects.toThrow(/which has other files, such as thesis.odt/);
	expect([await modeOf(), await modeOf("thesis.odt")]).toEqual(["755", "644"]);
	await rm(join(data, "thesis.odt"));
	await openDataFolder(data, say);
	expect(await readdir(data)).toEqual(["lost+found"]);
});

test("a folder that cannot be created is named", async () => {
	await writeFile(join(folder, "above"), "");
	await expect(openDataFolder(data, say)).rejects.toThrow(/which cannot be created \(ENOTDIR|EEXIST\)/);
});
