// What a recipe needs to know of a package.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RspackPluginInstance, RuleSetRule } from "@rspack/core";
import { shortClassNames } from "./class-names.ts";
import { packageFolder } from "./package-folder.ts";

/** A package as its recipe needs it. */
export interface DescribedPackage {
	readonly dir: string;
	readonly mode: "production" | "development";
	readonly uniqueName: string;
	/** For the browser's build and the server's alike. */
	readonly plugins: readonly RspackPluginInstance[];
	/** Rules for its CSS modules; none where names stay whole. */
	readonly classRules: readonly RuleSetRule[];
	/** The style sheet that says how fonts are cut. */
	readonly fontDeclarations: string;
	readonly build: { readonly name: string; readonly packageVersion: string; readonly outDir: string };
}

/** Reads what a recipe needs to know of the package in a folder. */
export function describePackage(dir: string, mode: "production" | "development"): DescribedPackage {
	const described = JSON.parse(readFileSync(join(dir, "package.json"), "utf8")) as { name: string; version: string };
	const name = described.name.replace(/^@[^/]+\//, "");
	const outDir = join(dir, "dist", mode);
	const sharedUi = packageFolder("@hub/shared-ui", dir);
	const classes = mode === "production" ? shortClassNames(name, { "shared-ui": sharedUi, [name]: dir }) : undefined;
	return {
		dir,
		mode,
		uniqueName: name.replaceAll("-", "_"),
		plugins: classes ? [classes.plugin] : [],
		classRules: classes?.rules ?? [],
		fontDeclarations: join(sharedUi, "src", "theme", "fonts.css"),
		build: { name, packageVersion: described.version, outDir },
	};
}
