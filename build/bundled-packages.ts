// Which packages a build has something of, as the bundler itself counts them: what is imported and then left out is not shipped.

import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Stats } from "@rspack/core";
import { z } from "zod";
import { noticeOf } from "./licence-of.ts";

const bundledSchema = z.object({ web: z.array(z.string()), node: z.array(z.string()) });

/** Folders of packages below the root, with `/`: of the build for the browser, and of that for Node. */
export type BundledPackages = z.infer<typeof bundledSchema>;

/** Beside a build. */
const FILE = "packages.json";

/** The folder of the package that a module's path lies in. */
const FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Packages of this house, which a team has installed like those of others. */
const OURS = /\/node_modules\/@hub\/[^/]+$/;

/** Folders of others' packages, below the root, of which modules are. @param paths of modules, those of ours among them */
function packageFolders(root: string, paths: readonly string[]): string[] {
	const folders = new Set(paths.flatMap((path) => FOLDER.exec(path.replaceAll("\\", "/"))?.[0] ?? []));
	const others = [...folders].filter((folder) => !OURS.test(folder));
	return others.map((folder) => relative(root, folder).replaceAll("\\", "/")).sort();
}

/** Of the licences of what is bundled for browsers, beside that: minified code has no room for notices, which most licences ask for. */
const NOTICES_FILE = "licences.txt";

/** Notes what a build has of others' packages, and writes the notices of those in the browser's part beside it. */
export async function noteBundled(
	outDir: string,
	root: string,
	{ web, node }: { readonly web: readonly Stats[]; readonly node: readonly Stats[] },
): Promise<void> {
	const found = (builds: readonly Stats[]) => packageFolders(root, builds.flatMap(modulePaths));
	const noted: BundledPackages = { web: found(web), node: found(node) };
	await writeFile(join(outDir, FILE), JSON.stringify(noted, null, "\t"));
	const notices = noted.web.map((folder) => noticeOf(join(root, folder)));
	if (notices.length > 0) await writeFile(join(outDir, "web", NOTICES_FILE), notices.join(`\n${"-".repeat(80)}\n\n`));
}

/** What was noted of a build; undefined for one of before this was noted. */
export async function readBundled(outDir: string): Promise<BundledPackages | undefined> {
	const text = await readFile(join(outDir, FILE), "utf8").catch(() => undefined);
	return text === undefined ? undefined : bundledSchema.parse(JSON.parse(text));
}

/** Paths of the modules that are in chunks, those that were joined into one among them. */
function modulePaths({ compilation: { chunks, chunkGraph } }: Stats): string[] {
	return [...chunks]
		.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
		.flatMap((module) => ("modules" in module ? [...(module.modules as Iterable<typeof module>)] : [module]))
		.flatMap((module) => module.nameForCondition() ?? []);
}
