// Brings a built remote into the store: immutable, complete, or not at all.

import { readFile } from "node:fs/promises";
import { MANIFEST_FILE, remoteManifestSchema } from "@hub/shared-contracts/remote/remote-manifest";
import { AdmissionError } from "./admission-error.ts";
import { isIntact } from "./integrity.ts";
import { encodeJson, replace } from "./read.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/** A build on disk. */
export interface BuiltRelease {
	/** The path of its `remote.json`. */
	readonly manifest: string;
	/** Paths of its files by their name in the release. */
	readonly files: Readonly<Record<string, string>>;
}

/** What publishing did. */
export interface Published {
	readonly remote: string;
	readonly version: string;
	/** False where the store had this release already. */
	readonly added: boolean;
	/**
	 * Whether it is another one than was noted last: also where a source was changed and then changed back, and where what noted it
	 * ended before it was live. Without a note only what is new to the store is.
	 */
	readonly differs: boolean;
}

/**
 * Puts a build into the store. The manifest goes last: a release without one is not there. Files that the store has lost since come back.
 * @throws AdmissionError when a file is not what the manifest says, or another build already has this version
 */
export async function publishRelease(store: ReleaseStore, built: BuiltRelease): Promise<Published> {
	const manifest = remoteManifestSchema.parse(JSON.parse(await readFile(built.manifest, "utf8")));
	const { name: remote, version } = manifest;
	const bytes = encodeJson(manifest);
	const manifestKey = KEYS.file(remote, version, MANIFEST_FILE);
	const present = await store.get(manifestKey);
	if (present && !Buffer.from(present).equals(bytes))
		throw new AdmissionError(
			`${remote} ${version} is in the store already, with other files. A release never changes: build again, so that it gets a version of its own.`,
		);
	for (const [file, integrity] of Object.entries(manifest.files)) {
		const path = built.files[file];
		const content = path && (await readFile(path).catch(() => undefined));
		if (!content) throw new AdmissionError(`${remote} ${version} lacks its file ${file}: build it again.`);
		if (!isIntact(content, integrity))
			throw new AdmissionError(`${remote} ${version}: ${file} is not what remote.json says. Build it again.`);
		await store.putIfAbsent(KEYS.file(remote, version, file), content);
	}
	await store.putIfAbsent(manifestKey, bytes);
	const noted = await store.get(KEYS.published(remote));
	const before = noted && new TextDecoder().decode(noted);
	return { remote, version, added: !present, differs: before === undefined ? !present : before !== version };
}

/** Notes what was published last, once it is decided whether it goes live: a start that ends before looks at the same builds again. */
export async function notePublished(
	store: ReleaseStore,
	{ remote, version }: Pick<Published, "remote" | "version">,
): Promise<void> {
	await replace(store, KEYS.published(remote), (now) =>
		now && new TextDecoder().decode(now) === version ? undefined : new TextEncoder().encode(version),
	);
}
