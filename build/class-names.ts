// Short class names of CSS modules, which occur in every page's markup, styles and scripts.
//
// A name consists of its package, its module and its position in the module. So the builds for server and browser agree without
// communication, and no two packages share a name.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Compilation, type RspackPluginInstance, type RuleSetRule, sources } from "@rspack/core";

const DIGITS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
/** Names begin with a letter. */
const LETTERS = DIGITS.slice(0, 52);

/** Name of a class in the bundler's output until it is shortened: the module's id and the class's own name. */
const WRITTEN = /hubclass_([A-Za-z0-9]+)_([A-Za-z][A-Za-z0-9]*)_/g;

/** Class names of a package. */
export interface ClassNames {
	/** Rules for the package's CSS modules, which replace the general one. */
	readonly rules: readonly RuleSetRule[];
	readonly plugin: RspackPluginInstance;
	/** Original names by module (a path starting with the name of its package) and class. */
	readonly names: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/**
 * @param name of the package @param folders folders of its packages by name; the classes have the same names wherever they are @throws if a
 * build has a class that no source declares
 */
export function shortClassNames(name: string, folders: Readonly<Record<string, string>>): ClassNames {
	const modules = Object.entries(folders)
		.flatMap(([owner, folder]) =>
			cssModules(join(folder, "src")).map((file) => ({ file, path: `${owner}/${relative(folder, file).replaceAll("\\", "/")}` })),
		)
		.sort((one, other) => (one.path < other.path ? -1 : 1));
	const ids = idsOf(modules.map(({ path }) => path));
	const packageId = digest(name, LETTERS)[0] + digest(name, DIGITS).slice(1, 2);
	const byId = new Map<string, ReadonlyMap<string, string>>();
	const names = new Map<string, ReadonlyMap<string, string>>();
	for (const { file, path } of modules) {
		const id = ids.get(path) ?? "";
		const short = new Map(classesIn(readFileSync(file, "utf8")).map((local, at) => [local, packageId + id + placeOf(at)]));
		byId.set(id, short);
		names.set(path, short);
	}
	const shorten = (written: string, id: string, local: string) => {
		const short = byId.get(id)?.get(local);
		if (!short) throw new Error(`${name}: the class “${local}” is in no CSS module of it (${written}).`);
		return short;
	};
	return {
		names,
		rules: modules.map(({ file, path }) => ({
			test: file,
			type: "css/auto",
			generator: { localIdentName: `hubclass_${ids.get(path)}_[local]_` },
		})),
		plugin: {
			apply(compiler) {
				compiler.hooks.thisCompilation.tap("ShortClassNames", (compilation) => {
					const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
					compilation.hooks.processAssets.tap({ name: "ShortClassNames", stage }, (assets) => {
						for (const [file, asset] of Object.entries(assets)) {
							if (!/\.(c?js|css)$/.test(file)) continue;
							const text = asset.source().toString();
							const shortened = text.replace(WRITTEN, shorten);
							if (shortened !== text) compilation.updateAsset(file, new sources.RawSource(shortened));
						}
					});
				});
			},
		},
	};
}

function cssModules(dir: string): string[] {
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith(".module.css"))
		.map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Two characters per module. They are derived from its path, so that a new module does not change the names of others, and so their
 * releases.
 */
function idsOf(paths: readonly string[]): ReadonlyMap<string, string> {
	const ids = new Map<string, string>();
	const taken = new Set<string>();
	for (const path of paths) {
		const text = digest(path, DIGITS);
		const at = [...text].findIndex((_, at) => at + 2 <= text.length && !taken.has(text.slice(at, at + 2)));
		const id = text.slice(at, at + 2);
		taken.add(id);
		ids.set(path, id);
	}
	return ids;
}

/** Returns the classes of a module, in order. */
function classesIn(css: string): string[] {
	const code = css.replace(/\/\*.*?\*\//gs, "").replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, "");
	return [...new Set([...code.matchAll(/\.([A-Za-z][A-Za-z0-9]*)/g)].map(([, local]) => local ?? ""))];
}

function placeOf(at: number): string {
	return (at < LETTERS.length ? "" : placeOf(Math.floor(at / LETTERS.length) - 1)) + LETTERS[at % LETTERS.length];
}

/** Returns some twenty characters that are derived from a text. */
function digest(text: string, characters: string): string {
	return [...createHash("sha256").update(text).digest().subarray(0, 24)]
		.map((byte) => characters[byte % characters.length])
		.join("");
}
