// Describes a fresh build as data, with the integrity of every file: `remote.json` and `shell.json`.

import { readFile } from "node:fs/promises";
import { DEFAULT_LOCALE, LOCALE_CODES, localized } from "@hub/shared-contracts/language/locale";
import { CONTRACT_VERSION, messagesChunk } from "@hub/shared-contracts/remote/remote";
import {
	type ChunkFiles,
	type RemoteManifest,
	remoteManifestSchema,
} from "@hub/shared-contracts/remote/remote-manifest";
import { type ShellDescription, shellDescriptionSchema } from "@hub/shared-contracts/remote/shell-description";
import { AdmissionError } from "./admission-error.ts";
import { integrityOf } from "./integrity.ts";
import { ENTRY_FILE, packsOf, SHELL_GROUP } from "./packs.ts";
import type { ServerParts } from "./server-parts.ts";
import { versionOf } from "./version.ts";

/** Files of each named chunk group of the browser build. */
export type ChunkGroups = Readonly<Record<string, readonly string[]>>;

/** A build to describe. */
export interface Built {
	readonly name: string;
	/** Version of the package, to which a digest of the build is added. */
	readonly packageVersion: string;
	/** Absolute paths of all files of the build, by their name in it. */
	readonly files: Readonly<Record<string, string>>;
	readonly chunkGroups: ChunkGroups;
	/** Shared modules by specifier: version ranges that a remote needs, or exact versions of the shell. */
	readonly shared: Readonly<Record<string, string>>;
}

/** Describes a build of the shell. */
export async function describeShell(built: Built): Promise<ShellDescription> {
	const program = chunkFiles(built, SHELL_GROUP, "the program").js;
	const packs = packsOf(built, SHELL_GROUP);
	const described = {
		contractVersion: CONTRACT_VERSION,
		shared: built.shared,
		chunks: built.chunkGroups,
		program: localized((locale) => (packs[locale] ? [packs[locale]] : program)),
		files: await integrities(built.files),
	};
	return versioned(built.packageVersion, shellDescriptionSchema.omit({ version: true }).parse(described));
}

/**
 * Creates the manifest of a build of a remote.
 * @throws AdmissionError if its code and chunks don't match
 */
export async function describeRemote(built: Built, { remote, loadedSlots, api }: ServerParts): Promise<RemoteManifest> {
	const targets = (remote.redirects ?? []).flatMap((redirect) => ("route" in redirect ? [redirect.route] : []));
	for (const key of targets.filter((route) => !remote.routes.some((own) => own.key === route)))
		throw new AdmissionError(`${built.name}: a redirect leads to “${key}”, which is not one of its routes.`);
	const chunks = (chunk: string, what: string) => chunkFiles(built, chunk, what);
	// A language without a file gets the texts of the default language.
	const spoken = LOCALE_CODES.filter(
		(locale) => locale === DEFAULT_LOCALE || messagesChunk(locale) in built.chunkGroups,
	);
	const described = {
		name: built.name,
		contractVersion: remote.contractVersion,
		shared: built.shared,
		routes: remote.routes.map((route) => ({
			key: route.key,
			path: route.path,
			...(route.paths ? { paths: route.paths } : {}),
			layout: route.layout ?? "default",
			auth: route.auth ?? false,
			middleware: route.middleware ?? [],
			scrollToTop: route.scrollToTop ?? true,
			slots: route.slots ?? [],
			parent: route.parent ?? "home",
			chunks: chunks(route.page.chunk, `the page of route ${route.key}`),
			packs: packsOf(built, route.page.chunk),
		})),
		slots: Object.fromEntries(
			Object.entries(remote.slots ?? {}).map(([name, slot]) => [
				name,
				{
					loads: loadedSlots.includes(name),
					still: slot.still ?? false,
					chunks: chunks(slot.view.chunk, `the view of slot ${name}`),
					packs: packsOf(built, slot.view.chunk),
				},
			]),
		),
		redirects: remote.redirects ?? [],
		lazyChunks: Object.fromEntries(
			Object.entries(remote.lazyChunks ?? {}).map(([name, lazyChunk]) => [
				name,
				{ chunks: chunks(lazyChunk.chunk, `the lazy chunk ${name}`) },
			]),
		),
		services: Object.fromEntries(
			Object.entries(remote.services ?? {}).map(([name, service]) => [
				name,
				{ chunks: chunks(service.chunk, `service ${name}`) },
			]),
		),
		messages: Object.fromEntries(
			spoken.map((locale) => [locale, chunks(messagesChunk(locale), `the ${locale} messages`)]),
		),
		api,
		entry: ENTRY_FILE,
		server: "server.cjs",
		files: await integrities(built.files),
	};
	return versioned(built.packageVersion, remoteManifestSchema.omit({ version: true }).parse(described));
}

/** Adds the version. */
function versioned<Description extends object>(
	packageVersion: string,
	description: Description,
): Description & { version: string } {
	return { ...description, version: versionOf(packageVersion, description) };
}

async function integrities(paths: Built["files"]): Promise<Record<string, string>> {
	const files: Record<string, string> = {};
	for (const [file, path] of Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)))
		files[file] = integrityOf(await readFile(path));
	return files;
}

function chunkFiles(built: Built, chunk: string, what: string): ChunkFiles {
	const files = built.chunkGroups[chunk];
	if (!files) {
		throw new AdmissionError(
			`${built.name}: there is no chunk “${chunk}” for ${what}. Write /* webpackChunkName: "${chunk}" */ into its import, with the same name as \`chunk\`.`,
		);
	}
	return { js: files.filter((file) => file.endsWith(".js")), css: files.filter((file) => file.endsWith(".css")) };
}
