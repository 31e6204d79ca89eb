// Releases built by hand, for tests: a few bytes that a manifest describes truthfully, unless a test says otherwise.

import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTRACT_VERSION } from "@hub/shared-contracts/remote/remote";
import { MANIFEST_FILE, type RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import type { ShellDescription } from "@hub/shared-contracts/remote/shell-description";
import { integrityOf } from "./integrity.ts";
import type { BuiltRelease } from "./publish.ts";
import { versionOf } from "./version.ts";

/** The pretended shell. */
export const SHELL: ShellDescription = shellWith("19.1.1");

/** A pretended shell that shares a version of React. */
export function shellWith(react: string): ShellDescription {
	const described = { contractVersion: CONTRACT_VERSION, shared: { react }, chunks: {}, program: {}, files: {} };
	return { version: versionOf("1", described), ...described };
}

/** A folder of its own for a test. */
export function testFolder(): Promise<string> {
	return mkdtemp(join(tmpdir(), "hub-releases-"));
}

/** A route of a manifest, with nothing special about it. */
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

/** Writes a build of a remote into a folder; `part` changes its manifest, `words` the bytes of its code, `more` adds files. */
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
	const contents = { "remoteEntry.js": `// ${words}`, "server.cjs": `exports.words = ${JSON.stringify(words)};`, ...more };
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
