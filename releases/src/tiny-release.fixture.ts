// Releases for tests: a few bytes with a matching manifest, unless a test changes it.

import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTRACT_VERSION } from "@hub/shared-contracts/remote/remote";
import { MANIFEST_FILE, type RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import type { ShellDescription } from "@hub/shared-contracts/remote/shell-description";
import { folderStore } from "./folder-store.ts";
import { integrityOf } from "./integrity.ts";
import { type BuiltRelease, publishRelease } from "./publish.ts";
import { recordShell } from "./shell-record.ts";
import type { ReleaseStore } from "./store.ts";
import { versionOf } from "./version.ts";

/** The shell of the tests. */
export const SHELL: ShellDescription = shellWith("19.1.1");

/** A shell that shares a version of React. */
export function shellWith(react: string): ShellDescription {
	const described = { contractVersion: CONTRACT_VERSION, shared: { react }, chunks: {}, program: {}, files: {} };
	return { version: versionOf("1", described), ...described };
}

/** Creates a temporary folder. */
export function testFolder(): Promise<string> {
	return mkdtemp(join(tmpdir(), "hub-releases-"));
}

/** Creates a store in a temporary folder with the shell and releases such as `one 1`. */
export async function openTestStore(...releases: readonly string[]): Promise<{ folder: string; store: ReleaseStore }> {
	const folder = await testFolder();
	const store = folderStore(join(folder, "store"));
	await recordShell(store, SHELL);
	for (const release of releases) {
		const [name = "", version = ""] = release.split(" ");
		await publishRelease(store, await buildTinyRelease(folder, name, version));
	}
	return { folder, store };
}

/** A minimal route of a manifest. */
export function manifestRoute(key: string, path: string): RemoteManifest["routes"][number] {
	return {
		key,
		path,
		layout: "default",
		auth: false,
		middleware: [],
		scrollToTop: true,
		slots: [],
		parent: "home",
		chunks: { js: [], css: [] },
		packs: {},
	};
}

/**
 * Writes a build of a remote to a folder; `part` changes its manifest, `words` the bytes of its code, `more` adds
 * files.
 */
export async function buildTinyRelease(
	folder: string,
	name: string,
	version: string,
	{
		part = {},
		words = `${name} ${version}`,
		more = {},
	}: { part?: Partial<RemoteManifest>; words?: string; more?: Readonly<Record<string, string>> } = {},
): Promise<BuiltRelease> {
	const at = join(folder, "built", name, version);
	await mkdir(at, { recursive: true });
	const contents = {
		"remoteEntry.js": `// ${words}`,
		"server.cjs": `exports.words = ${JSON.stringify(words)};`,
		...more,
	};
	const files: Record<string, string> = {};
	const integrity: Record<string, string> = {};
	for (const [file, text] of Object.entries(contents)) {
		const bytes = new TextEncoder().encode(text);
		files[file] = join(at, file);
		integrity[file] = integrityOf(bytes);
		await writeFile(files[file], bytes);
	}
	const manifest: RemoteManifest = {
		name,
		version,
		contractVersion: CONTRACT_VERSION,
		shared: { react: "^19.1.0" },
		routes: [],
		slots: {},
		redirects: [],
		lazyChunks: {},
		services: {},
		messages: { de: { js: [], css: [] }, en: { js: [], css: [] } },
		api: [],
		entry: "remoteEntry.js",
		server: "server.cjs",
		files: integrity,
		...part,
	};
	await writeFile(join(at, MANIFEST_FILE), JSON.stringify(manifest));
	return { manifest: join(at, MANIFEST_FILE), files };
}
