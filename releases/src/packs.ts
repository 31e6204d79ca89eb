// Packs: one file with all scripts of a package that a document needs for a page or slot, so that they cost one
// request.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ByLocale, DEFAULT_LOCALE, LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import { messagesChunk, type RemoteDefinition } from "@hub/shared-contracts/remote/remote";
import type { Built } from "./describe.ts";

/** The file with a remote's container. */
export const ENTRY_FILE = "remoteEntry.js";

/** Chunk group of the shell's client bundle. */
export const SHELL_GROUP = "shell";

type BuiltScripts = Pick<Built, "files" | "chunkGroups">;

/** Returns the packs of a chunk in a build, by language. */
export function packsOf({ files }: Pick<Built, "files">, chunk: string): ByLocale<string> {
	return Object.fromEntries(
		LOCALE_CODES.map((locale) => [locale, packName(chunk, locale)]).filter(([, name]) => name && name in files),
	);
}

/** Writes the shell's packs into the folder of its scripts: the client bundle with its texts in one language. */
export async function packShell(built: BuiltScripts, dir: string): Promise<void> {
	for (const locale of LOCALE_CODES) {
		await writePack(built, join(dir, packName(SHELL_GROUP, locale)), [
			...scriptsOf(built, messagesChunk(locale)),
			...scriptsOf(built, SHELL_GROUP),
		]);
	}
}

/**
 * Writes the packs of a remote into the folder of its scripts: for each page and slot its code, the texts in one
 * language, and the entry.
 */
export async function packRemote(built: BuiltScripts, remote: RemoteDefinition, dir: string): Promise<void> {
	const slots = Object.values(remote.slots ?? {}).filter(({ still }) => !still);
	const chunks = [...remote.routes.map(({ page }) => page.chunk), ...slots.map(({ view }) => view.chunk)];
	for (const chunk of new Set(chunks)) {
		const code = scriptsOf(built, chunk);
		for (const locale of code.length > 0 ? LOCALE_CODES : []) {
			const texts = [locale, DEFAULT_LOCALE]
				.map((language) => scriptsOf(built, messagesChunk(language)))
				.find(({ length }) => length > 0);
			await writePack(built, join(dir, packName(chunk, locale)), [...(texts ?? []), ...code, ENTRY_FILE]);
		}
	}
}

function packName(chunk: string, locale: Locale): string {
	return `${chunk}.${locale}.js`;
}

function scriptsOf({ chunkGroups }: BuiltScripts, chunk: string): readonly string[] {
	return (chunkGroups[chunk] ?? []).filter((file) => file.endsWith(".js"));
}

async function writePack({ files }: BuiltScripts, path: string, scripts: readonly string[]): Promise<void> {
	const texts = await Promise.all(scripts.map((script) => readFile(files[script] ?? script, "utf8")));
	// A script may end without a semicolon.
	await writeFile(path, texts.join(";\n"));
}
