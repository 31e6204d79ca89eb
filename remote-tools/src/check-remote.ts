// What can be said of a remote before a site has it: its types, its texts, and the rules of the gate that need nothing but the build.

import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { faultsOfBuild } from "@hub/releases/gate/rules";
import { LOCALES, localeEntry, SOURCE_LOCALE } from "@hub/shared-contracts/language/locale";
import { catalogueProblems, type MessageCatalogue } from "@hub/shared-contracts/language/messages";
import { remoteManifestSchema } from "@hub/shared-contracts/remote/remote-manifest";
import { z } from "zod";
import { messageTypes } from "./message-types.ts";
import { buildRemote, type RemoteBuild, recipeIn } from "./remote-build.ts";
import { typeErrors } from "./type-errors.ts";

/** What a check found. */
export interface CheckedRemote {
	/** Absent where types or texts are wrong: then nothing was built. */
	readonly build?: RemoteBuild;
	/** A sentence each, with the name of its rule; empty where all is well. */
	readonly faults: readonly string[];
}

/**
 * Checks the remote in a folder, and builds it.
 * @throws AdmissionError where there is none, BuildError when it does not compile
 */
export async function checkRemote(folder: string): Promise<CheckedRemote> {
	await writeMessageTypes(folder);
	const early = [...(await ownTypeErrors(folder)).map((error) => `types: ${error}`), ...(await messageFaults(folder))];
	if (early.length > 0) return { faults: early };
	const build = await buildRemote(folder);
	const manifest = remoteManifestSchema.parse(JSON.parse(await readFile(build.manifest, "utf8")));
	const read = async (file: string) => {
		const path = build.files[file];
		return path === undefined ? undefined : readFile(path);
	};
	return { build, faults: await faultsOfBuild(manifest, read) };
}

/** Those in the remote's own files; those of packages are for their makers. */
async function ownTypeErrors(folder: string): Promise<string[]> {
	const errors = await typeErrors(folder);
	return errors.filter((error) => !/^(\.\.|.*node_modules)\//.test(error));
}

/** Writes what i18next's types know of a remote's texts, where it is not so already. */
export async function writeMessageTypes(folder: string): Promise<void> {
	const { name } = await recipeIn(folder);
	const path = join(folder, "messages", "i18next.d.ts");
	const types = messageTypes(name, await catalogue(folder, localeEntry(SOURCE_LOCALE).file), { writtenBy: "hub check" });
	if (!existsSync(path) || (await readFile(path, "utf8")) !== types) await writeFile(path, types);
}

/** Texts that a language lacks, or has with other values than the source (LN-2). */
async function messageFaults(folder: string): Promise<string[]> {
	const { file: sourceFile } = localeEntry(SOURCE_LOCALE);
	const source = await catalogue(folder, sourceFile);
	const faults: string[] = [];
	for (const { file } of LOCALES) {
		if (!existsSync(join(folder, "messages", file))) faults.push(`messages: messages/${file} is missing.`);
		else
			for (const { key, problem } of catalogueProblems(source, await catalogue(folder, file)))
				faults.push(
					problem === "not in the source"
						? `messages: the text “${key}” is missing in messages/${sourceFile}.`
						: `messages: the text “${key}” is ${problem === "other placeholders" ? `with ${problem}` : problem} in messages/${file}.`,
				);
	}
	return faults;
}

async function catalogue(folder: string, file: string): Promise<MessageCatalogue> {
	const path = join(folder, "messages", file);
	return existsSync(path) ? z.record(z.string(), z.string()).parse(JSON.parse(await readFile(path, "utf8"))) : {};
}
