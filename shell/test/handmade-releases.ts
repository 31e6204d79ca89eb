// Tiny remotes written by hand, in a release store of the test's own: to see what the site does with what no team would release.

import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testSite } from "@hub/e2e/test-site";
import { describeRemote } from "@hub/releases/describe";
import { folderStore } from "@hub/releases/folder-store";
import { goLive } from "@hub/releases/go-live";
import { publishRelease } from "@hub/releases/publish";
import { KEYS, type ReleaseStore } from "@hub/releases/store";
import type { LiveRecord } from "@hub/shared-contracts/remote/release-set";
import type { RouteDefinition } from "@hub/shared-contracts/remote/remote";
import { type RemoteManifest, remoteManifestSchema } from "@hub/shared-contracts/remote/remote-manifest";

/** A route by hand; `view` and `load` are JavaScript: a component that may use `h` (createElement), and a loader. */
export interface HandmadeRoute extends Omit<RouteDefinition, "page"> {
	readonly view?: string;
	readonly load?: string;
	readonly validate?: string;
	readonly act?: string;
	/** File names to what makes them. */
	readonly files?: Readonly<Record<string, string>>;
}

/** A remote by hand. */
export interface HandmadeRemote {
	readonly name: string;
	readonly version?: string;
	readonly routes?: readonly HandmadeRoute[];
	readonly slots?: Readonly<Record<string, { readonly view?: string; readonly load?: string }>>;
	/** JavaScript that runs when the bundle is evaluated. */
	readonly first?: string;
}

/** A store in a temporary folder. */
export interface TestStore {
	readonly dir: string;
	readonly store: ReleaseStore;
	/** Publishes releases without putting them live. */
	publish(...remotes: readonly HandmadeRemote[]): Promise<void>;
	/** Puts published releases live together; `1` is the version where none is given. */
	goLive(...remotes: readonly HandmadeRemote[]): Promise<LiveRecord>;
	/** Writes over a file of a release, as only a broken disk would; undefined removes it. */
	spoil(remote: HandmadeRemote, file: string, bytes: string | undefined): Promise<void>;
	remove(): Promise<void>;
}

/** A page that says where it is. */
export const PLAIN_VIEW = `({ data }) => h("article", null, h("h1", null, data.title), h("p", null, data.text))`;

/** A loader that finds a page with these words. */
export function plainLoad(title: string, text = "Words of the page."): string {
	return `() => (${JSON.stringify({ kind: "found", data: { title, text }, head: { title, description: text } })})`;
}

/** A store of one's own: empty, or with everything that is live on the running site. */
export async function openTestStore({
	withLive,
	sharedVersions = liveManifest().shared,
}: {
	readonly withLive: boolean;
	/** The versions of shared modules; default: those of the running site. */
	readonly sharedVersions?: RemoteManifest["shared"];
}): Promise<TestStore> {
	const dir = await mkdtemp(join(tmpdir(), "data-hub-store-"));
	if (withLive) await cp(testSite().settings.releasesDir, dir, { recursive: true });
	const store = folderStore(dir);
	const pathOf = ({ name, version = "1" }: HandmadeRemote, file: string) => join(dir, ...KEYS.file(name, version, file).split("/"));
	return {
		dir,
		store,
		async publish(...remotes) {
			for (const remote of remotes) await publishByHand(store, remote, sharedVersions);
		},
		goLive: (...remotes) =>
			goLive(store, {
				releases: Object.fromEntries(remotes.map(({ name, version = "1" }) => [name, version])),
				by: "a test",
				why: "to see what happens",
				sharedVersions,
			}),
		spoil: (remote, file, bytes) => (bytes === undefined ? rm(pathOf(remote, file)) : writeFile(pathOf(remote, file), bytes)),
		remove: () => rm(dir, { recursive: true, force: true, maxRetries: 3 }),
	};
}

async function publishByHand(store: ReleaseStore, remote: HandmadeRemote, sharedVersions: RemoteManifest["shared"]): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-release-"));
	try {
		const files: Record<string, string> = {};
		for (const [file, text] of Object.entries({
			"server.cjs": serverBundle(remote),
			"remoteEntry.js": "// nothing here runs in a browser\n",
		})) {
			files[file] = join(folder, file);
			await writeFile(join(folder, file), text);
		}
		const { name, version = "1", routes = [], slots = {} } = remote;
		const chunks = ["door", "messages-de", "messages-en", ...routes.map(({ key }) => key), ...Object.keys(slots)];
		const manifest = await describeRemote({
			name,
			version,
			files,
			chunkGroups: Object.fromEntries(chunks.map((chunk) => [chunk, []])),
			sharedVersions,
		});
		await writeFile(join(folder, "remote.json"), JSON.stringify(manifest));
		await publishRelease(store, { manifest: join(folder, "remote.json"), files });
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** The manifest of a remote that is really built: it knows the versions of the shared modules. */
function liveManifest(): RemoteManifest {
	const room = testSite().rooms.find(({ name }) => name === "mf-content");
	return remoteManifestSchema.parse(JSON.parse(readFileSync(join(room?.outDir ?? "", "remote.json"), "utf8")));
}

function serverBundle({ name, routes = [], slots = {}, first = "" }: HandmadeRemote): string {
	const lazy = (chunk: string, value: string) => `{ chunk: ${JSON.stringify(chunk)}, load: async () => ({ default: ${value} }) }`;
	const list = (entries: readonly string[]) => entries.join(",\n");
	return `
const { createElement: h } = require("react");
${first}
const remote = {
	name: ${JSON.stringify(name)},
	contractVersion: 1,
	routes: [${list(
		routes.map(
			({ view = PLAIN_VIEW, load: _load, validate: _validate, act: _act, files: _files, ...route }) =>
				`{ ...${JSON.stringify(route)}, page: ${lazy(route.key, view)} }`,
		),
	)}],
	slots: {${list(Object.entries(slots).map(([slot, { view = "() => null" }]) => `${JSON.stringify(slot)}: { view: ${lazy(slot, view)} }`))}},
	messages: { de: ${lazy("messages-de", "{}")}, en: ${lazy("messages-en", "{}")} },
};
exports.default = {
	remote,
	routes: {${list(
		routes.map(
			({ key, load = plainLoad(key), validate, act, files = {} }) =>
				`${JSON.stringify(key)}: { load: ${load}${validate ? `, validate: ${validate}` : ""}${act ? `, act: ${act}` : ""}, files: {${list(
					Object.entries(files).map(([name, make]) => `${JSON.stringify(name)}: ${make}`),
				)}} }`,
		),
	)}},
	slots: {${list(Object.entries(slots).flatMap(([slot, { load }]) => (load ? [`${JSON.stringify(slot)}: ${load}`] : [])))}},
};
`;
}
