// Builds of a checkout that a start puts live, and decisions that it respects (PF-6).

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@hub/releases/folder-store";
import { integrityOf } from "@hub/releases/integrity";
import { readLive } from "@hub/releases/live";
import { goLive, lock, rollBack, withdraw } from "@hub/releases/operations";
import { recordShell } from "@hub/releases/shell-record";
import { KEYS, type ReleaseStore } from "@hub/releases/store";
import { versionOf } from "@hub/releases/version";
import { CONTRACT_VERSION } from "@hub/shared-contracts/remote/remote";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { BuiltPackage } from "./bundle.ts";
import { publishBuilds } from "./publish-builds.ts";
import { workspaceAuthor } from "./workspace-author.ts";

let folder: string;
let store: ReleaseStore;
let messages: string[];
beforeEach(async () => {
	messages = [];
	folder = await mkdtemp(join(tmpdir(), "data-hub-builds-"));
	store = folderStore(join(folder, "store"));
	const shell = { contractVersion: CONTRACT_VERSION, shared: {}, chunks: {}, program: {}, files: {} };
	await recordShell(store, { version: versionOf("1", shell), ...shell });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Creates a build of a remote whose text is all that matters. */
async function build(name: string, words: string): Promise<BuiltPackage> {
	const outDir = await mkdtemp(join(folder, "built-"));
	const files: Record<string, string> = {};
	for (const [part, file] of [
		["web", "remoteEntry.js"],
		["node", "server.cjs"],
	] as const) {
		await mkdir(join(outDir, part));
		await writeFile(join(outDir, part, file), words);
		files[file] = integrityOf(new TextEncoder().encode(words));
	}
	const described = {
		name,
		contractVersion: CONTRACT_VERSION,
		shared: {},
		routes: [],
		slots: {},
		redirects: [],
		lazyChunks: {},
		services: {},
		messages: {},
		api: [],
		entry: "remoteEntry.js",
		server: "server.cjs",
		files,
	};
	const version = versionOf("1", described);
	await writeFile(join(outDir, "remote.json"), JSON.stringify({ ...described, version }));
	return { name, version, outDir, rebuilt: true };
}

const start = (...packages: BuiltPackage[]) => publishBuilds(store, packages, (text) => messages.push(text));
const live = async () => (await readLive(store)).record?.set.releases;
const elsewhere = { by: "Ada", why: "a fix", from: "another:/checkout" };

test("[PF-6] the first start publishes everything; later ones follow the checkout, also to earlier versions", async () => {
	const [one, two, changed] = [await build("mf-one", "a"), await build("mf-two", "a"), await build("mf-one", "b")];
	await start(one, two);
	expect(await live()).toEqual({ "mf-one": one.version, "mf-two": two.version });
	await start(changed, two);
	expect(await live()).toEqual({ "mf-one": changed.version, "mf-two": two.version });
	await start(one, two);
	expect(await live()).toEqual({ "mf-one": one.version, "mf-two": two.version });
	const before = (await readLive(store)).record?.revision;
	await start(one, two);
	expect((await readLive(store)).record?.revision).toBe(before);
	expect(messages).toEqual([]);
});

describe("[PF-6] a start keeps a remote, reports it, and offers its build as a candidate, if the remote was", () => {
	const decisions: Readonly<Record<string, (released: BuiltPackage) => Promise<unknown>>> = {
		"released from elsewhere": ({ version }) =>
			goLive(store, { ...elsewhere, action: "publish", releases: { "mf-one": version } }),
		"put live manually": ({ version }) => goLive(store, { ...elsewhere, releases: { "mf-one": version } }),
		"rolled back": ({ version }) => rollBack(store, { ...elsewhere, remote: "mf-one", version }),
		withdrawn: () => withdraw(store, { ...elsewhere, remote: "mf-one" }),
		locked: () => lock(store, { ...elsewhere, remote: "mf-one" }),
	};
	test.each(Object.keys(decisions))("%s", async (decision) => {
		const [one, two] = [await build("mf-one", "a"), await build("mf-two", "a")];
		const [other, changed] = [await build("mf-one", "b"), await build("mf-one", "c")];
		await start(one, two);
		await publishBuilds(store, [other]);
		await decisions[decision]?.(one);
		const before = (await readLive(store)).record;
		await start(changed, two);
		expect((await readLive(store)).record).toEqual(before);
		expect(messages).toEqual([expect.stringMatching(/mf-one stays live: .*Ada.*npm run releases -- live mf-one/)]);
		expect(await store.get(KEYS.file("mf-one", changed.version, "remote.json"))).toBeDefined();
	});

	test("a start updates builds that were published from the checkout", async () => {
		const [one, changed] = [await build("mf-one", "a"), await build("mf-one", "b")];
		await start(one);
		await goLive(store, {
			...(await workspaceAuthor()),
			why: "published",
			action: "publish",
			releases: { "mf-one": one.version },
		});
		await start(changed);
		expect(await live()).toEqual({ "mf-one": changed.version });
	});
});

test.each([
	["damaged", "{"],
	["emptied", ""],
])(
	"[PF-6] a start with a live record that is %s says so, writes it back, and takes nothing away",
	async (_how, text) => {
		const [one, two] = [await build("mf-one", "a"), await build("mf-two", "a")];
		await start(one, two);
		await writeFile(join(folder, "store", KEYS.live), text);
		await start(one, two);
		expect(messages).toEqual([
			expect.stringContaining("live.json in the release store is damaged: revision 1 of the history is used instead"),
		]);
		expect(await readLive(store)).toMatchObject({
			record: { action: "restore", set: { releases: { "mf-one": one.version } } },
		});
		expect((await readLive(store)).fault).toBeUndefined();
	},
);
