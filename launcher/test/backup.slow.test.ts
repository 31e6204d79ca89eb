// The operator's commands: an installation is backed up, restored and moved, with its releases. Contents of a backup:
// cms/test/archive.slow.test.ts.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { directusPaths } from "@hub/cms/directus/directus-environment";
import { startCms } from "@hub/cms/start";
import { folderStore } from "@hub/releases/folder-store";
import { KEYS } from "@hub/releases/store";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bringUp } from "../bring-up.ts";
import { beginWithContent } from "../content-copy.ts";
import { freePort } from "../free-port.ts";

const root = join(import.meta.dirname, "../..");
const folder = await mkdtemp(join(tmpdir(), "data-hub-backup-"));
const [source, backup, keyFile] = [join(folder, "data"), join(folder, "backup"), join(folder, "key")];
const released = { [KEYS.file("mf-events", "1", "server.cjs")]: "code", [KEYS.live]: "what is live" };

const own = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

/** Runs a verb like npm. @returns its exit code and output */
async function run(
	verb: string,
	args: readonly string[],
	dataDir: string,
): Promise<{ readonly code: number | null; readonly output: string }> {
	const env = { ...own, DATA_DIR: dataDir };
	const node = ["--disable-warning=ExperimentalWarning", join(root, "launcher", `${verb}.ts`), ...args];
	const child = spawn(process.execPath, node, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
	const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
	return { code, output };
}
const has = async (dataDir: string) =>
	Promise.all(Object.keys(released).map(async (key) => [key, await readFile(join(dataDir, "releases", key), "utf8")]));

beforeAll(async () => {
	await beginWithContent(source);
	if (!existsSync(directusPaths(source).database))
		await (await startCms({ dataDir: source, port: await freePort(), env: own })).stop();
	const store = folderStore(join(source, "releases"));
	for (const [key, text] of Object.entries(released)) await store.putIfAbsent(key, Buffer.from(text));
	await writeFile(keyFile, "several words of a test\n");
	// Without stored content, Directus first creates its tables.
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

test("[SC-3] an installation is backed up with its releases, encrypted, and restored", async () => {
	const made = await run("backup", [backup, "--key-file", keyFile], source);
	expect(made).toEqual({
		code: 0,
		output: expect.stringMatching(/^Backed up \d{3,} rows of \d+ tables and \d+ files into \S+\.\n$/),
	});
	expect((await stat(backup)).mode & 0o077, "for the site's user alone").toBe(0);
	expect(await run("backup", [backup], source)).toMatchObject({
		code: 1,
		output: expect.stringContaining("is not empty"),
	});

	const into = join(folder, "restored");
	const refused = await run("restore", [backup], into);
	expect(refused).toMatchObject({
		code: 1,
		output: expect.stringContaining("is encrypted: name the file with its key (--key-file)."),
	});
	const restored = await run("restore", [backup, "--key-file", keyFile], into);
	expect(restored.output).toMatch(
		/Restored as of \d{4}-.*: \d{3,} rows of \d+ tables and \d+ files, each compared\. Start it with npm start\.\n$/,
	);
	expect(restored.code).toBe(0);
	expect(await has(into)).toEqual(Object.entries(released));
	const again = await run("restore", [backup, "--key-file", keyFile], into);
	expect(again).toMatchObject({
		code: 1,
		output: expect.stringContaining("restore a backup into an empty folder"),
	});
}, 180_000);

test("[SC-3] one command copies an installation to another place, and the original stays", async () => {
	const into = join(folder, "moved");
	const moved = await run("restore", ["--from", source], into);
	expect(moved.output).toContain("each compared.");
	expect(await has(into)).toEqual(await has(source));
	const accounts = async (dataDir: string) =>
		JSON.parse(await readFile(join(dataDir, "credentials.json"), "utf8")) as object;
	expect(await accounts(into)).toMatchObject(await accounts(source));
	expect(existsSync(join(source, "cms", "database.sqlite"))).toBe(true);
}, 180_000);

test("[SC-3] a site does not start on a partial restore", async () => {
	const half = join(folder, "half");
	await mkdir(half);
	await writeFile(join(half, ".restore-unfinished"), "");
	const env = { PATH: process.env.PATH, DATA_DIR: half };
	await expect(bringUp({ env, packages: [] })).rejects.toThrow(
		"A restore into DATA_DIR was interrupted: run the same npm run restore again",
	);
});
