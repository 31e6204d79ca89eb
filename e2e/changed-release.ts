// Creates a release that differs from a built one only in its texts, as if a team had changed and published a remote (PF-2, PF-3).

import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@hub/releases/folder-store";
import { integrityOf } from "@hub/releases/integrity";
import { readLive } from "@hub/releases/live";
import { openReleaseStore } from "@hub/releases/open-store";
import { goLive } from "@hub/releases/operations";
import { publishRelease } from "@hub/releases/publish";
import { MANIFEST_FILE, remoteManifestSchema } from "@hub/shared-contracts/remote/remote-manifest";
import { testSite } from "./test-site.ts";

/** Release store of the test, which no other site reads. */
export interface OwnStore {
	readonly releasesDir: string;
	/** Returns the live version of a remote. */
	liveVersion(remote: string): Promise<string>;
	/** Publishes the live release of a remote with other texts, and returns the new version, which is not live yet. */
	publishChanged(remote: string, words: readonly (readonly [before: string, after: string])[]): Promise<string>;
	putLive(remote: string, version: string): Promise<void>;
	remove(): Promise<void>;
}

/** Copies the release store of the running site, a folder or a cluster's bucket, into a folder. */
export async function copyReleaseStore(): Promise<OwnStore> {
	const folder = await mkdtemp(join(tmpdir(), "data-hub-releases-"));
	const releasesDir = join(folder, "releases");
	const store = folderStore(releasesDir);
	const original = await openReleaseStore(testSite().settings);
	for (const key of await original.list("")) {
		const bytes = await original.get(key);
		if (bytes) await store.putIfAbsent(key, bytes);
	}
	const manifestOf = async (remote: string, version: string) =>
		remoteManifestSchema.parse(JSON.parse(await readFile(join(releasesDir, "releases", remote, version, MANIFEST_FILE), "utf8")));
	const liveVersion = async (remote: string) => {
		const version = (await readLive(store)).record?.set.releases[remote];
		if (!version) throw new Error(`${remote} is not live.`);
		return version;
	};
	return {
		releasesDir,
		liveVersion,
		async publishChanged(remote, words) {
			const before = await liveVersion(remote);
			const after = `${before}-changed`;
			const manifest = await manifestOf(remote, before);
			const build = join(folder, after);
			await mkdir(build);
			const files: Record<string, string> = {};
			const digests: Record<string, string> = {};
			// The entry contains the digests of all files before it, and packs contain the entry.
			const packs = [...manifest.routes, ...Object.values(manifest.slots)].flatMap(({ packs }) => Object.values(packs));
			const orderOf = (name: string) => [manifest.entry, ...packs].indexOf(name);
			const named = Object.keys(manifest.files).filter((name) => !/\.(br|gz)$/.test(name));
			const names = named.sort((a, b) => orderOf(a) - orderOf(b));
			for (const name of names) {
				let text = await readFile(join(releasesDir, "releases", remote, before, name), "utf8");
				for (const [old, now] of [[before, after] as const, ...words]) text = text.replaceAll(old, now);
				for (const [file, digest] of Object.entries(digests)) text = text.replaceAll(manifest.files[file] ?? "", digest);
				await writeFile(join(build, name), text);
				files[name] = join(build, name);
				digests[name] = integrityOf(new TextEncoder().encode(text));
			}
			await writeFile(join(build, MANIFEST_FILE), JSON.stringify({ ...manifest, version: after, files: digests }));
			await publishRelease(store, { manifest: join(build, MANIFEST_FILE), files });
			return after;
		},
		async putLive(remote, version) {
			await goLive(store, { releases: { [remote]: version }, by: "operator", why: "journey" });
		},
		remove: () => rm(folder, { recursive: true, force: true }),
	};
}
