// Checks a remote before a site has it: types, messages, and the gate's rules that need only the build.

import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { faultsOfBuild } from "@hub/releases/gate/rules";
import { catalogueFaults } from "@hub/shared-contracts/language/catalogue-faults";
import { LOCALES, localeEntry, SOURCE_LOCALE } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import { remoteManifestSchema } from "@hub/shared-contracts/remote/remote-manifest";
import { z } from "zod";
import { messageTypes } from "./message-types.ts";
import { buildRemote, type RemoteBuild, recipeIn } from "./remote-build.ts";
import { typeErrors } from "./type-errors.ts";

export interface CheckedRemote {
	/** Undefined if types or messages are invalid, because nothing was built then. */
	readonly build?: RemoteBuild;
	/** A sentence for each fault, with the name of its rule. */
	readonly faults: readonly string[];
}

/**
 * Checks and builds the remote in a folder.
 * @throws AdmissionError if there is none, BuildError if it does not compile
 */
export async function checkRemote(folder: string): Promise<CheckedRemote> {
	await writeMessageTypes(folder);
	const early = [
		...(await ownTypeErrors(folder)).map((error) => `types: ${error}`),
		...(await messageFaults(folder)).map((fault) => `messages: ${fault}`),
	];
	if (early.length > 0) return { faults: early };
	const build = await buildRemote(folder);
	const manifest = remoteManifestSchema.parse(JSON.parse(await readFile(build.manifest, "utf8")));
	const read = async (file: string) => {
		const path = build.files[file];
		return path === undefined ? undefined : readFile(path);
	};
	return { build, faults: await faultsOfBuild(manifest, read) };
}

/** Returns type errors in the remote's own files, without those of packages. */
async function ownTypeErrors(folder: string): Promise<string[]> {
	const errors = await typeErrors(folder);
	return errors.filter((error) => !/^(\.\.|.*node_modules)\//.test(error));
}

/** Writes the types of a remote's messages if they changed. */
export async function writeMessageTypes(folder: string): Promise<void> {
	const { name } = await recipeIn(folder);
	const path = join(folder, "messages", "i18next.d.ts");
	const types = messageTypes(name, await catalogue(folder, localeEntry(SOURCE_LOCALE).file), {
		writtenBy: "hub check",
	});
	if (!existsSync(path) || (await readFile(path, "utf8")) !== types) await writeFile(path, types);
}

async function messageFaults(folder: string): Promise<string[]> {
	const read = LOCALES.filter(({ file }) => existsSync(join(folder, "messages", file))).map(
		async ({ code, file }) => [code, await catalogue(folder, file)] as const,
	);
	return catalogueFaults(Object.fromEntries(await Promise.all(read)), "messages");
}

async function catalogue(folder: string, file: string): Promise<MessageCatalogue> {
	const path = join(folder, "messages", file);
	return existsSync(path) ? z.record(z.string(), z.string()).parse(JSON.parse(await readFile(path, "utf8"))) : {};
}
