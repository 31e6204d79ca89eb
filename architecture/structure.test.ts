// House rules on imports, boundaries and faults that neither the compiler nor the linter finds. Each title ends with
// the rule's reason.

import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { pathConflicts } from "@hub/shared-contracts/address/route-path";
import type { Remote } from "@hub/shared-contracts/remote/remote";
import { describe, expect, test } from "vitest";
import {
	codeOf,
	filesWith,
	type HouseFile,
	type HouseImport,
	importsOf,
	isTest,
	remotePackages,
	root,
} from "./repository-files.ts";

const sources = filesWith(".ts", ".tsx");
const product = sources.filter(({ path }) => !isTest(path));
const inPackage = (pkg: string, files = product) => files.filter(({ path }) => path.startsWith(`${pkg}/src/`));
const inRemotes = remotePackages().flatMap((pkg) => inPackage(pkg));

/** Lists violations as `file: what`. */
function offences(files: readonly HouseFile[], find: (file: HouseFile) => readonly string[]): string[] {
	return files.flatMap((file) => find(file).map((what) => `${file.path}: ${what}`));
}

function badImports(files: readonly HouseFile[], isBad: (imported: HouseImport, file: HouseFile) => boolean): string[] {
	return offences(files, (file) =>
		importsOf(file).flatMap((imported) => (isBad(imported, file) ? [imported.from] : [])),
	);
}

/** True if a relative import leaves the package of its file. */
function leavesPackage({ from }: HouseImport, { path }: HouseFile): boolean {
	if (!from.startsWith(".")) return false;
	return normalize(join(dirname(path), from)).split("/")[0] !== path.split("/")[0];
}

/** Resolves an import to a path in its own package or in a shared one. */
function targetOf(from: string, path: string): string {
	const shared = /^@hub\/(shared-[a-z]+|content-model|settings)\/(.+)$/.exec(from);
	return shared ? `${shared[1]}/src/${shared[2]}.ts` : normalize(join(dirname(path), from)).replaceAll("\\", "/");
}

test("every SVG has a width and a height: without its stylesheet it would fill the window", () => {
	const found = offences(product, ({ path, text }) =>
		path.endsWith(".tsx") ? (text.match(/<svg\b[^>]*>/g) ?? []).filter((tag) => !/\swidth=.*\sheight=/s.test(tag)) : [],
	);
	expect(found).toEqual([]);
});

describe("packages", () => {
	test("[PF-1] the shell names no remote: adding a remote does not change it", () => {
		const found = offences(inPackage("shell"), ({ text }) => text.match(/\bmf-[a-z]+/g) ?? []);
		expect(found).toEqual([]);
	});

	test("[PF-1] a remote imports only the contract, the content model, the design system and itself: it is built and released alone", () => {
		const allowed =
			/^(react|react\/jsx-runtime|react-router|i18next|zod|zod\/mini|@hub\/(shared-contracts|content-model|shared-ui)\/.+|\..+)$/;
		// A remote bundles the libraries that it declares, but no other package of ours.
		const own = new Map(
			remotePackages().map((name) => {
				const { dependencies } = JSON.parse(readFileSync(join(root, name, "package.json"), "utf8")) as {
					dependencies: object;
				};
				return [name, Object.keys(dependencies).filter((dependency) => !dependency.startsWith("@hub/"))];
			}),
		);
		const isOf = (from: string) => (dependency: string) => from === dependency || from.startsWith(`${dependency}/`);
		const known = (from: string, path: string) =>
			allowed.test(from) || own.get(path.split("/")[0] ?? "")?.some(isOf(from));
		expect(
			badImports(inRemotes, (imported, file) => !known(imported.from, file.path) || leavesPackage(imported, file)),
		).toEqual([]);
	});

	test("packages import each other by their exports, not by relative paths", () => {
		const within = product.filter(({ path }) =>
			/^(shell|shared-contracts|content-model|settings|shared-ui|releases|cms|mf-[a-z]+)\/src\//.test(path),
		);
		expect(badImports(within, leavesPackage)).toEqual([]);
	});

	test("released code imports no test helpers", () => {
		// The teams' development server shows pages on the test host, and benchmarks are not released.
		const released = product.filter(({ path }) => !/^(remote-tools|bench)\//.test(path));
		expect(badImports(released, ({ from }) => /(^|\/)testing\//.test(from))).toEqual([]);
	});

	test("imports have no cycles at run time: initialization would depend on which file is imported first", () => {
		const paths = new Set(product.map(({ path }) => path));
		const needs = new Map(
			product.map((file) => {
				const targets = importsOf(file).flatMap(({ from, types }) => (types ? [] : [targetOf(from, file.path)]));
				return [file.path, targets.filter((target) => paths.has(target))];
			}),
		);
		const done = new Set<string>();
		const cycles: string[] = [];
		const walk = (path: string, importers: readonly string[]): void => {
			if (importers.includes(path)) cycles.push([...importers.slice(importers.indexOf(path)), path].join(" → "));
			if (done.has(path) || importers.includes(path)) return;
			for (const next of needs.get(path) ?? []) walk(next, [...importers, path]);
			done.add(path);
		};
		for (const path of paths) walk(path, []);
		expect(cycles).toEqual([]);
	});

	test("the design system imports no other package: it renders its props", () => {
		expect(badImports(inPackage("shared-ui"), ({ from }) => from.startsWith("@hub/"))).toEqual([]);
	});

	test("the contract imports no other package: everything else imports it", () => {
		expect(badImports(inPackage("shared-contracts"), ({ from }) => from.startsWith("@hub/"))).toEqual([]);
	});

	test("the content model and the settings import no other package than the contract: a remote can bundle what it reads", () => {
		const files = [...inPackage("content-model"), ...inPackage("settings")];
		expect(badImports(files, ({ from }) => /^@hub\/(?!shared-contracts\/)/.test(from))).toEqual([]);
	});

	test("the shell and the release store import no remote: they load releases from the store", () => {
		const hosts = [...inPackage("shell"), ...inPackage("releases")];
		expect(badImports(hosts, ({ from }) => /(^|\/|@hub\/)mf-/.test(from))).toEqual([]);
	});

	test("only loaders import the content model: views and the client bundle stay free of it", () => {
		const others = [...inRemotes, ...inPackage("shell")].filter(
			({ path }) => !/\.(loader|server|shape)\.tsx?$/.test(path),
		);
		expect(badImports(others, ({ from, types }) => !types && from.startsWith("@hub/content-model/"))).toEqual([]);
	});

	test("views import only types from loaders: the server's code stays out of the client bundle", () => {
		const others = inRemotes.filter(({ path }) => !/\.(loader|server|shape|block|route)\.ts$|\/remote\.ts$/.test(path));
		const loader = /\.(loader|server|shape)(\.tsx?)?$|^@hub\/(content-model\/|shared-contracts\/remote\/remote-server)/;
		expect(badImports(others, ({ from, types }) => !types && loader.test(from))).toEqual([]);
	});
});

describe("the contract", () => {
	test("the runtime keeps its exports: the shell shares it with remotes built earlier, so removing a name needs a new CONTRACT_VERSION", () => {
		const runtime = product.find(({ path }) => path === "shared-contracts/src/remote/runtime.tsx");
		const names = [...(runtime?.text ?? "").matchAll(/^export (?:function|const|interface|type) (\w+)/gm)].map(
			([, name]) => name,
		);
		expect(names).toEqual([
			"Runtime",
			"NavigateOptions",
			"RuntimeProvider",
			"useRuntime",
			"useLocale",
			"useMessages",
			"useService",
			"LinkProps",
			"Link",
			"Slot",
			"RichText",
		]);
	});

	test("remotes import from React Router only what the shell shares in the browser: anything else is undefined there", () => {
		const shared = product.find(({ path }) => path === "shell/src/client/shared-router.client.ts")?.text ?? "";
		const names = new Set([...shared.matchAll(/^\t(\w+),$/gm)].map(([, name = ""]) => name));
		expect(names).toContain("useLoaderData");
		const taken = inRemotes.flatMap(({ path, text }) =>
			[...text.matchAll(/^import (type )?(.+) from "react-router([^"]*)"/gm)]
				.filter(([, types]) => !types)
				.flatMap(([, , list = "", below]) => {
					const own = list.replace(/[{}\s]/g, "").split(",");
					return own
						.filter((name) => below || (!name.startsWith("type") && !names.has(name)))
						.map((name) => `${path}: ${name}`);
				}),
		);
		expect(taken).toEqual([]);
	});

	test("[RT-10] the remotes' routes do not conflict", async () => {
		const remotes = await Promise.all(
			remotePackages().map(
				async (pkg) => ((await import(join(root, pkg, "src", "remote.ts"))) as { default: Remote }).default,
			),
		);
		expect(remotes.map(({ name }) => name)).toEqual(remotePackages());
		expect(remotes.flatMap(({ routes }) => routes).length).toBeGreaterThan(10);
		expect(pathConflicts(remotes.map(({ name, routes }) => ({ owner: name, routes })))).toEqual([]);
	});

	test("a chunk has the same name in the bundle as in its declaration: the manifest finds its files by it", () => {
		const pair =
			/chunk:\s*"([^"]+)",\s*load:\s*\(\)\s*=>\s*import\(\s*(?:\/\*\s*webpackChunkName:\s*"([^"]+)"\s*\*\/)?/g;
		const pairs = inRemotes.flatMap(({ path, text }) =>
			[...text.matchAll(pair)].map(([, chunk, bundled]) => ({ path, chunk, bundled })),
		);
		expect(pairs.length).toBeGreaterThan(20);
		for (const { path, chunk, bundled } of pairs) expect(bundled, path).toBe(chunk);
	});
});

describe("files", () => {
	test("an id in a slot has a colon: ids of editors' headings have none, so they can't clash", () => {
		const slots = inRemotes.filter(({ path }) => path.endsWith(".slot.tsx"));
		expect(offences(slots, ({ text }) => text.match(/\bid="[^":]*"/g) ?? [])).toEqual([]);
	});

	test("a class name that a view uses is in its stylesheet: an unknown one is undefined", () => {
		const stylesheets = new Map(filesWith(".module.css").map(({ path, text }) => [path, text]));
		const unknown = offences(product, ({ path, text }) =>
			[...text.matchAll(/import (\w+) from "(\.[^"]+\.module\.css)"/g)].flatMap(([, name = "", from = ""]) => {
				const css = stylesheets.get(targetOf(from, path)) ?? "";
				const named = text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"));
				return [...named].flatMap(([, one = ""]) => (new RegExp(`\\.${one}\\b`).test(css) ? [] : [one]));
			}),
		);
		expect(unknown).toEqual([]);
	});

	test("views have no inline styles: the content security policy blocks them", () => {
		const found = offences(product, (file) =>
			file.path.endsWith(".tsx") ? (codeOf(file).match(/\sstyle=/g) ?? []) : [],
		);
		expect(found).toEqual([]);
	});

	test("three files render raw markup: a region as the server rendered it, editors' cleaned text, and computed pictures", () => {
		const found = product.filter((file) => codeOf(file).includes("dangerouslySetInnerHTML")).map(({ path }) => path);
		expect(found.sort()).toEqual([
			"shared-contracts/src/remote/runtime.tsx",
			"shared-ui/src/cover/still-picture.tsx",
			"shell/src/layout/region-frame.tsx",
		]);
	});

	test("raw markup passes Trusted Types: only React sets it, from the policy's values (docs/decisions/008-content-security-policy.md)", () => {
		const set = product.filter((file) => codeOf(file).includes("dangerouslySetInnerHTML"));
		const untrusted = set.filter((file) => !codeOf(file).includes("trustedHtml(")).map(({ path }) => path);
		expect(untrusted, "paths, which the default policy lets pass").toEqual(["shared-ui/src/cover/still-picture.tsx"]);
		const inPages = product.filter(({ path }) => !path.startsWith("cms/"));
		const sinks = /\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/g;
		expect(offences(inPages, (file) => codeOf(file).match(sinks) ?? [])).toEqual([]);
	});

	test("every export is used by another file", () => {
		const names = new Map<string, number>();
		for (const { text } of filesWith(".ts", ".tsx", ".mjs"))
			for (const name of new Set(text.match(/\w+/g))) names.set(name, (names.get(name) ?? 0) + 1);
		const unused = offences(product, ({ text }) =>
			[...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].flatMap(([, name = ""]) =>
				names.get(name) === 1 ? [name] : [],
			),
		);
		expect(unused).toEqual([]);
	});

	test("[SS-1] one file normalises Unicode: a second way would treat equal words as different", () => {
		const others = product.filter(({ path }) => path !== "shared-contracts/src/language/letters.ts");
		const own =
			/(?<!\bapp)\.normalize\(|\btoLocale(?:Lower|Upper)Case\(|\bdomainToASCII\b|\bz\.email\(|\\p\{(?:Mn|Diacritic)\}|\.replace(?:All)?\(\s*["'/][äöüßæœøłđð]/gi;
		expect(offences(others, ({ text }) => text.match(own) ?? [])).toEqual([]);
	});

	test("no file uses `any` or silences the compiler", () => {
		const loose = offences(sources, (file) => codeOf(file).match(/(?:[:<|&,]|\bas)\s*any\b/g) ?? []);
		const silenced = offences(sources, ({ text }) => text.match(/^\s*\/\/\s*@ts-(ignore|nocheck)/gm) ?? []);
		expect([...loose, ...silenced]).toEqual([]);
	});

	test("no test is skipped or runs alone", () => {
		const tests = sources.filter(({ path }) => isTest(path));
		const found = offences(
			tests,
			(file) => codeOf(file).match(/\b(test|it|describe)\.(only|skip|todo|fails)\b/g) ?? [],
		);
		expect(found).toEqual([]);
	});
});

describe("machines", () => {
	test("no file contains an absolute path of a machine: the repository works in any folder", () => {
		const texts = filesWith(".ts", ".tsx", ".css", ".json", ".mjs", ".js", ".yaml", ".md");
		const path = /(?<![\w.:/-])\/(home|root|Users|work|mnt)\/[a-z][\w.-]*\/?|\b[A-Z]:\\\\?(Users|Windows)/g;
		expect(offences(texts, ({ text }) => text.match(path) ?? [])).toEqual([]);
	});

	test("the lockfiles name no host: packages come from the machine's registry", () => {
		for (const name of ["pnpm-lock.yaml", "launcher/toolchain/package-lock.json"]) {
			const lockfile = readFileSync(join(root, name), "utf8");
			expect(lockfile.match(/^.*\b(https?|git\+ssh|git):\/\/.*$/gm) ?? [], name).toEqual([]);
		}
	});

	test("no package runs a script when it is installed: the machine needs no compiler", () => {
		const workspace = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
		const allowed = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(workspace)?.[1]?.match(/^.*: (?!false$).*$/gm) ?? [];
		expect(allowed).toEqual([]);
	});
});
