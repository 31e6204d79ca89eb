// Reads what a recipe needs of a package.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RuleSetRule } from "@rspack/core";
import { packageFolder } from "./package-folder.ts";

/** Description of a package for its recipe. */
export interface DescribedPackage {
	readonly dir: string;
	readonly mode: "production" | "development";
	readonly uniqueName: string;
	/** Rules for its CSS modules; empty if class names stay readable. */
	readonly cssModules: readonly RuleSetRule[];
	/** Style sheet with the `@font-face` rules. */
	readonly fontDeclarations: string;
	readonly build: { readonly name: string; readonly packageVersion: string; readonly outDir: string };
}

/** Reads the description of the package in a folder. */
export function describePackage(dir: string, mode: "production" | "development"): DescribedPackage {
	const described = JSON.parse(readFileSync(join(dir, "package.json"), "utf8")) as { name: string; version: string };
	const name = described.name.replace(/^@[^/]+\//, "");
	const outDir = join(dir, "dist", mode);
	const sharedUi = packageFolder("@hub/shared-ui", dir);
	return {
		dir,
		mode,
		uniqueName: name.replaceAll("-", "_"),
		cssModules: mode === "production" ? cssModules(name, { "shared-ui": sharedUi, [name]: dir }) : [],
		fontDeclarations: join(sharedUi, "src", "theme", "fonts.css"),
		build: { name, packageVersion: described.version, outDir },
	};
}

/**
 * Derives the class names of each CSS module from the package and the file's path in it. Rspack's `[hash]` depends on
 * the folder in which shared-ui is installed, but a remote has the same bytes everywhere.
 */
function cssModules(name: string, folders: Readonly<Record<string, string>>): RuleSetRule[] {
	return Object.entries(folders).flatMap(([owner, folder]) =>
		readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" })
			.filter((path) => path.endsWith(".module.css"))
			.map((path) => ({
				test: join(folder, "src", path),
				type: "css/auto",
				generator: { localIdentName: `${letters(`${name} ${owner}/${path.replaceAll("\\", "/")}`)}[local]` },
			})),
	);
}

/** Returns four letters that are derived from a text. */
function letters(text: string): string {
	return createHash("sha256")
		.update(text)
		.digest("base64")
		.replace(/[^a-z]/gi, "")
		.slice(0, 4);
}
