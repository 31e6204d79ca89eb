// Determines the licence of a package: as declared, else by the beginning of its licence's text.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Name for packages without declaration and text. */
const NO_LICENCE = "none named";

const one = z.union([
	z.string(),
	z.object({ type: z.string() }).transform(({ type }) => type),
	z.object({ name: z.string() }).transform(({ name }) => name),
]);
const named = z.union([one, z.array(one).transform((names) => names.join(" OR "))]).optional();
const shape = z.object({ license: named, licenses: named });

/** Other names of SPDX licences. */
const SPDX: Readonly<Record<string, string>> = {
	"Apache-2": "Apache-2.0",
	"MIT License": "MIT",
	"AGPL-3.0": "AGPL-3.0-only",
};

const TEXTS: readonly (readonly [text: RegExp, licence: string])[] = [
	[/MSCL-1\.0-GPL/, "MSCL-1.0-GPL"],
	[/Permission is hereby granted, free of charge, to any person/, "MIT"],
	[/Licensed under the Apache License, Version 2\.0/, "Apache-2.0"],
];

/** Returns the licence of the package in a folder. */
function licenceOf(folder: string): string {
	const { license, licenses } = shape.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
	const declared = license ?? licenses;
	if (declared !== undefined && !/^SEE LICEN[CS]E IN/i.test(declared))
		return SPDX[declared] ?? declared.replace(/^\((.*)\)$/, "$1");
	const found = textsIn(folder).flatMap((text) =>
		TEXTS.flatMap(([begins, licence]) => (begins.test(text) ? [licence] : [])),
	);
	return found[0] ?? declared ?? NO_LICENCE;
}

/** Returns name, licence and licence text of the package in a folder; without a text, its authors. */
export function noticeOf(folder: string): string {
	const pkg = maker.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
	const [text = `${pkg.author ? `By ${pkg.author}` : "By unnamed makers"}; its package has no text of the licence.`] =
		textsIn(folder);
	return `${pkg.name} ${pkg.version} (${licenceOf(folder)})\n\n${text.replace(/\r\n/g, "\n").trim()}\n`;
}

const person = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const maker = z.object({ name: z.string(), version: z.string(), author: person.optional() });

function textsIn(folder: string): string[] {
	const names = readdirSync(folder).filter((name) => /^licen[cs]e/i.test(name));
	return names.sort().map((name) => readFileSync(join(folder, name), "utf8"));
}
