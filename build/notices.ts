// Licence notices of the packages in a build for browsers. Minified code does not contain them, and most licences
// require them.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Stats } from "@rspack/core";
import { noticeOf } from "./licence-of.ts";

/** Folder of a module's package. */
const FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Our own packages, installed like others in a team's folder. */
const OURS = /\/node_modules\/@hub\/[^/]+$/;

const FILE = "licences.txt";

/** Writes the notices of the packages in the builds for browsers, without modules that were removed as unused. */
export async function writeNotices(webDir: string, builds: readonly Stats[]): Promise<void> {
	const paths = builds.flatMap(modulePaths).map((path) => path.replaceAll("\\", "/"));
	const folders = new Set(paths.flatMap((path) => FOLDER.exec(path)?.[0] ?? []));
	const notices = [...folders]
		.filter((folder) => !OURS.test(folder))
		.sort()
		.map(noticeOf);
	if (notices.length > 0) await writeFile(join(webDir, FILE), notices.join(`\n${"-".repeat(80)}\n\n`));
}

/** Returns the paths of the modules in all chunks, including concatenated ones. */
function modulePaths({ compilation: { chunks, chunkGraph } }: Stats): string[] {
	return [...chunks]
		.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
		.flatMap((module) => ("modules" in module ? [...(module.modules as Iterable<typeof module>)] : [module]))
		.flatMap((module) => module.nameForCondition() ?? []);
}
