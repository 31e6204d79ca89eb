import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { root } from "./repository-files.ts";

/** Licences that ask for no more than that notices stay with the package, as packages call them. */
const PERMISSIVE = new Set(
	"0BSD,Apache-2,Apache-2.0,BlueOak-1.0.0,BSD-2-Clause,BSD-3-Clause,CC0-1.0,ISC,MIT,MIT License,MIT-0,Python-2.0,WTFPL,Zlib".split(
		",",
	),
);

const listed = z.record(z.string(), z.array(z.object({ name: z.string() })));

test("docs/licences.md names every shipped package whose licence asks for more than its notice", () => {
	const [pnpm = "pnpm"] = globSync(join(root, ".toolchain/node_modules/@pnpm/exe.*/pnpm{,.exe}"));
	const output = execFileSync(pnpm, ["--recursive", "licenses", "list", "--prod", "--json"], { cwd: root, encoding: "utf8" });
	const page = readFileSync(join(root, "docs", "licences.md"), "utf8");
	const packages = Object.entries(listed.parse(JSON.parse(output))).flatMap(([licence, some]) =>
		some.map(({ name }) => ({ name, licence })),
	);
	expect(packages.length).toBeGreaterThan(500);
	expect(packages.filter(({ name, licence }) => !isPermissive(licence) && !isNamed(name, page))).toEqual([]);
});

function isPermissive(licence: string): boolean {
	const choices = licence.replace(/[()]/g, "").split(" OR ");
	return choices.some((choice) => choice.split(" AND ").every((part) => PERMISSIVE.has(part)));
}

/** libvips has a package for each kind of machine. */
function isNamed(name: string, page: string): boolean {
	return page.includes(`\`${name.replace(/^@img\/sharp-libvips-.*/, "@img/sharp-libvips-*")}\``);
}

test("our own packages are private, and the root says what LICENSE does", () => {
	const packages = globSync(
		["package.json", "{cms,content-model,mf-*,releases,settings,remote-tools,shared-*,shell,e2e}/package.json"],
		{ cwd: root },
	);
	const manifest = z.object({ private: z.literal(true), license: z.literal("UNLICENSED").optional() });
	for (const file of packages) manifest.parse(JSON.parse(readFileSync(join(root, file), "utf8")));
	expect(packages.length).toBeGreaterThan(10);
	expect(readFileSync(join(root, "LICENSE"), "utf8")).toContain("All rights reserved");
});
