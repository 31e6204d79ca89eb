// Creates a new remote from the template `../mf-new-page`, a remote that is tested and built like all others, plus the
// files of `../team` for a team's own folder.

import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AdmissionError } from "@hub/releases/admission-error";
import { localeEntry, SOURCE_LOCALE } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import { messageTypes } from "./message-types.ts";
import { packageJson, type RemoteTarget } from "./new-package-json.ts";
import { type RemoteName, remoteNameOf } from "./remote-name.ts";

const TEMPLATE = join(import.meta.dirname, "..", "mf-new-page");
const TEAM_FILES = join(import.meta.dirname, "..", "team");

/** Contents of a new remote's files by path. */
type NewFiles = Readonly<Record<string, string>>;

/**
 * Writes a new remote.
 * @param folder its location; existing files stay
 * @returns paths of the written files, relative to the folder
 * @throws AdmissionError if the name is invalid, or one of the files exists
 */
export async function writeNewRemote(name: string, folder: string, target: RemoteTarget): Promise<string[]> {
	const files = newFiles(remoteNameOf(name), target);
	const paths = Object.keys(files).sort();
	const present = paths.filter((path) => existsSync(join(folder, path)));
	if (present.length > 0)
		throw new AdmissionError(`${folder} has ${present.join(", ")} already: use another folder. Nothing was written.`);
	for (const path of paths) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), files[path] ?? "");
	}
	return paths;
}

function newFiles(remote: RemoteName, target: RemoteTarget): NewFiles {
	const template = filesIn(TEMPLATE, remote);
	const source: MessageCatalogue = JSON.parse(template[`messages/${localeEntry(SOURCE_LOCALE).file}`] ?? "{}");
	/** Command that the generated file names. */
	const writtenBy = target.kind === "team" ? "hub check" : "npm run check -- messages -u";
	return {
		...template,
		...(target.kind === "team" ? teamFiles(remote) : {}),
		"messages/i18next.d.ts": messageTypes(remote.name, source, { writtenBy }),
		"package.json": `${JSON.stringify(packageJson(remote.name, target), null, "\t")}\n`,
		"rspack.config.ts": `import { type BuildOptions, remoteBuild } from "${target.kind === "team" ? "@hub/remote-tools/recipe" : "../rspack.config.base.ts"}";

export default (options?: BuildOptions) => remoteBuild(import.meta.dirname, options);
`,
	};
}

/** Reads the files for a team's folder. `.gitignore` is stored without its dot, because npm would interpret it. */
function teamFiles(remote: RemoteName): NewFiles {
	const { gitignore = "", ...files } = filesIn(TEAM_FILES, remote);
	return { ...files, ".gitignore": gitignore };
}

function filesIn(folder: string, remote: RemoteName): NewFiles {
	const paths = globSync("**/*", { cwd: folder, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	return Object.fromEntries(
		paths.map((path) => [
			renamed(path.slice(folder.length + 1).replaceAll("\\", "/"), remote),
			renamed(readFileSync(path, "utf8"), remote),
		]),
	);
}

/** Replaces the template's name by the remote's. */
function renamed(text: string, { path, variable, type, title }: RemoteName): string {
	const words = new Map([
		["new-page", path],
		["newPage", variable],
		["NewPage", type],
		["New page", title],
	]);
	return text.replace(/new-page|newPage|NewPage|New page/g, (word) => words.get(word) ?? word);
}
