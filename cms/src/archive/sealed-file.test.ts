import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { archiveKey, readSealed, sealFile } from "./sealed-file.ts";

let folder: string;
let path: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "hub-sealed-"));
	path = join(folder, "a", "file");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const key = archiveKey(Buffer.from("several words of a test"), "00".repeat(16));
const other = archiveKey(Buffer.from("other words of a test"), "00".repeat(16));
const text = "Wer fragt da? ".repeat(5_000);

test.each([
	["encrypted", key],
	["as it is", undefined],
])("[SC-3] a file is read as it was written, %s", async (_, used) => {
	const sealed = await sealFile(path, [Buffer.from(text)], used);
	expect(sealed.size).toBe(Buffer.byteLength(text));
	expect(await readSealed(path, used, sealed)).toBe(text);
	expect((await readFile(path)).includes("fragt")).toBe(false);
	const empty = await sealFile(path, [], used);
	expect(await readSealed(path, used, empty)).toBe("");
});

test("[SC-3] refuses a changed, truncated or missing file and a wrong key, and names the file", async () => {
	const sealed = await sealFile(path, [randomBytes(100_000)], key);
	const bytes = await readFile(path);
	await expect(readSealed(path, other, sealed)).rejects.toThrow(
		`${path} is damaged, cut off, or encrypted with another key`,
	);
	bytes[5_000] = (bytes[5_000] ?? 0) ^ 1;
	await writeFile(path, bytes);
	await expect(readSealed(path, key, sealed)).rejects.toThrow("is damaged");
	await truncate(path, 40_000);
	await expect(readSealed(path, key, sealed)).rejects.toThrow("is damaged");
	await truncate(path, 3);
	await expect(readSealed(path, key, sealed)).rejects.toThrow("is damaged");
	await expect(readSealed(join(folder, "none"), key)).rejects.toThrow("is damaged");
	const plain = await sealFile(path, [Buffer.from("one")], undefined);
	await sealFile(path, [Buffer.from("two")], undefined);
	await expect(readSealed(path, undefined, plain)).rejects.toThrow("differs from the backup");
});
