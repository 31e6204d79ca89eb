// Describes a package for its recipe.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RspackPluginInstance, RuleSetRule } from "@rspack/core";
import { shortClassNames } from "./class-names.ts";
import { packageFolder } from "./package-folder.ts";

/** Recipe's view of a package. */
export interface DescribedPackage {
	readonly dir: string;
	readonly mode: "production" | "development";
	readonly uniqueName: string;
	/** For the builds for browser and server. */
	readonly plugins: readonly RspackPluginInstance[];
	/** Rules for its CSS modules; empty if names stay unchanged. */
	readonly classRules: readonly RuleSetRule[];
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
