// Folders as an older version, another user or an operator may have left them.

import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDataFolder } from "./data-folder.ts";
import { lockDataFolder } from "./data-lock.ts";

let folder = "";
let data = "";
let said: string[] = [];
const say = (text: string) => void said.push(text);
const mask = process.umask();

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-folder-"));
	data = join(folder, "above", "data");
	said = [];
	process.umask(0o022);
});
afterEach(async () => {
	process.umask(mask);
	await rm(folder, { recursive: true, force: true });
});

const modeOf = async (...path: string[]) => ((await stat(join(data, ...path))).mode & 0o777).toString(8);

/** As it was written before anything was done about it. */
async function leaveOpen(): Promise<void> {
	await mkdir(join(data, "cms", "uploads"), { recursive: true });
	await writeFile(join(data, "cms", "database.sqlite"), "rows");
	await writeFile(join(data, "cms", "uploads", "portrait.jpg"), "picture");
	await writeFile(join(data, "credentials.json"), "{}", { mode: 0o600 });
}

test("a new data folder and its files can be read by their owner only", async () => {
	expect(await openDataFolder(data, say)).toBe(data);
	await mkdir(join(data, "later"));
	await writeFile(join(data, "later", "file"), "");
	expect([await modeOf(), await modeOf("later"), await modeOf("later", "file")]).toEqual(["700", "700", "600"]);
	expect(said).toEqual([]);
});

test("a data folder that others could read is closed with its files, and that is reported once", async () => {
	await leaveOpen();
	expect([await modeOf(), await modeOf("cms", "database.sqlite")]).toEqual(["755", "644"]);
	await openDataFolder(data, say);
	expect(await Promise.all([modeOf(), modeOf("cms"), modeOf("cms", "uploads")])).toEqual(["700", "700", "700"]);
	expect(await Promise.all([modeOf("cms", "database.sqlite"), modeOf("cms", "uploads", "portrait.jpg")])).toEqual(["600", "600"]);
	expect(said).toEqual([expect.stringContaining("DATA_DIR was readable by other users of this machine (mode 755).")]);
	await openDataFolder(data, say);
	expect(said).toHaveLength(1);
});

test("a link in it is not followed, and named where others can read what it leads to", async () => {
	await leaveOpen();
	const elsewhere = join(folder, "big-disk");
	await mkdir(elsewhere);
	await writeFile(join(elsewhere, "film.webm"), "");
	await rm(join(data, "cms", "uploads"), { recursive: true });
	await symlink(elsewhere, join(data, "cms", "uploads"));
	await openDataFolder(data, say);
	expect(((await stat(join(elsewhere, "film.webm"))).mode & 0o777).toString(8)).toBe("644");
	expect(said).toContainEqual(expect.stringMatching(/uploads is a link to .*big-disk, which other users can read/));
	await chmod(elsewhere, 0o700);
	said = [];
	await openDataFolder(data, say);
	expect(said).toEqual([]);
});

test("a folder that is reached by a link is closed itself", async () => {
	await leaveOpen();
	await symlink(data, join(folder, "link"));
	await openDataFolder(join(folder, "link"), say);
	expect(await modeOf()).toBe("700");
	expect((await lstat(join(folder, "link"))).isSymbolicLink()).toBe(true);
});

test("another user's folder is refused: its owner could read all and change all", async () => {
	await leaveOpen();
	// A folder of the machine's administrator is no secret from them in any case, so theirs has to be another's first.
	if (process.getuid?.() === 0) await chown(data, 4_711, 4_711);
	const owner = (await stat(data)).uid;
	await expect(openDataFolder(data, say, owner + 1)).rejects.toThrow(/belongs to another user \(\d+\).*chown/);
	expect(await modeOf()).toBe("755");
});

test("[SC-1] the folder of a site that has neither content service nor releases in it is its own at each start", async () => {
	await openDataFolder(data, say);
	(await lockDataFolder(data, data, 3_000))();
	await mkdir(join(data, "site"));
	await expect(openDataFolder(data, say)).resolves.toBe(data);
});

test("a folder of other things is refused and left as it is", async () => {
	await mkdir(data, { recursive: true });
	await writeFile(join(data, "thesis.odt"), "");
	await mkdir(join(data, "lost+found"));
	await expect(openDataFolder(data, say)).rejects.toThrow(/where other things lie already, such as thesis.odt/);
	expect([await modeOf(), await modeOf("thesis.odt")]).toEqual(["755", "644"]);
	await rm(join(data, "thesis.odt"));
	await openDataFolder(data, say);
	expect(await readdir(data)).toEqual(["lost+found"]);
});

test("a folder that cannot be made is named", async () => {
	await writeFile(join(folder, "above"), "");
	await expect(openDataFolder(data, say)).rejects.toThrow(/that folder cannot be made \(ENOTDIR|EEXIST\)/);
});
