// The notices of the packages that a build brings to browsers: minified code has no room for them, and most licences ask for them.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Stats } from "@rspack/core";
import { noticeOf } from "./licence-of.ts";

/** The folder of the package that a module's path lies in. */
const FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Our own packages, which a team has installed like those of others. */
const OURS = /\/node_modules\/@hub\/[^/]+$/;

const FILE = "licences.txt";

/** Writes the notices of what the builds for browsers contain; what is imported and then left out is not shipped. */
export async function writeNotices(webDir: string, builds: readonly Stats[]): Promise<void> {
	const paths = builds.flatMap(modulePaths).map((path) => path.replaceAll("\\", "/"));
	const folders = new Set(paths.flatMap((path) => FOLDER.exec(path)?.[0] ?? []));
	const notices = [...folders]
		.filter((folder) => !OURS.test(folder))
		.sort()
		.map(noticeOf);
	if (notices.length > 0) await writeFile(join(webDir, FILE), notices.join(`\n${"-".repeat(80)}\n\n`));
}

/** Paths of the modules in all chunks, including those that were joined into one. */
function modulePaths({ compilation: { chunks, chunkGraph } }: Stats): string[] {
	return [...chunks]
		.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
		.flatMap((module) => ("modules" in module ? [...(module.modules as Iterable<typeof module>)] : [module]))
		.flatMap((module) => module.nameForCondition() ?? []);
}
