// Licence notices of the packages in a build for browsers. Minified code does not contain them, and most licences
// require them.

import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Stats } from "@rspack/core";
import { z } from "zod";

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

const label = z.union([
	z.string(),
	z.object({ type: z.string() }).transform(({ type }) => type),
	z.object({ name: z.string() }).transform(({ name }) => name),
]);
const licences = z.union([label, z.array(label).transform((names) => names.join(" OR "))]).optional();
const manifest = z.object({
	name: z.string(),
	version: z.string(),
	author: label.optional(),
	license: licences,
	licenses: licences,
});

/** Returns name, licence and licence text of the package in a folder; without a text, its author. */
function noticeOf(folder: string): string {
	const pkg = manifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
	const texts = readdirSync(folder)
		.filter((name) => /^licen[cs]e/i.test(name))
		.sort()
		.map((name) => readFileSync(join(folder, name), "utf8"));
	const maker = pkg.author ? `By ${pkg.author}` : "By unnamed makers";
	const text = texts[0] ?? `${maker}; its package has no text of the licence.`;
	const licence = licenceOf(pkg.license ?? pkg.licenses, texts);
	return `${pkg.name} ${pkg.version} (${licence})\n\n${text.replace(/\r\n/g, "\n").trim()}\n`;
}

/** Other names of SPDX licences. */
const SPDX: Readonly<Record<string, string>> = {
	"Apache-2": "Apache-2.0",
	"MIT License": "MIT",
	"AGPL-3.0": "AGPL-3.0-only",
};

const LICENCE_TEXTS: readonly (readonly [text: RegExp, licence: string])[] = [
	[/MSCL-1\.0-GPL/, "MSCL-1.0-GPL"],
	[/Permission is hereby granted, free of charge, to any person/, "MIT"],
	[/Licensed under the Apache License, Version 2\.0/, "Apache-2.0"],
];

/** Returns the declared licence, else that of the first known text. */
function licenceOf(declared: string | undefined, texts: readonly string[]): string {
	if (declared !== undefined && !/^SEE LICEN[CS]E IN/i.test(declared))
		return SPDX[declared] ?? declared.replace(/^\((.*)\)$/, "$1");
	const found = texts.flatMap((text) =>
		LICENCE_TEXTS.flatMap(([pattern, licence]) => (pattern.test(text) ? [licence] : [])),
	);
	return found[0] ?? declared ?? "none named";
}
