// The house rules. Each says why it is one; a new rule comes with its sentence.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
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
	pathsBelow,
	remotePackages,
	root,
} from "./repository-files.ts";

const sources = filesWith(".ts", ".tsx");
const product = sources.filter(({ path }) => !isTest(path));
const inPackage = (pkg: string, files = product) => files.filter(({ path }) => path.startsWith(`${pkg}/src/`));
const inRemotes = remotePackages().flatMap((pkg) => inPackage(pkg));

/** The places where a rule is broken, as `file: what`. */
function offences(files: readonly HouseFile[], find: (file: HouseFile) => readonly string[]): string[] {
	return files.flatMap((file) => find(file).map((what) => `${file.path}: ${what}`));
}

function badImports(files: readonly HouseFile[], isBad: (imported: HouseImport, file: HouseFile) => boolean): string[] {
	return offences(files, (file) => importsOf(file).flatMap((imported) => (isBad(imported, file) ? [imported.from] : [])));
}

/** Whether a relative import leaves the package of its file. */
function leavesPackage({ from }: HouseImport, { path }: HouseFile): boolean {
	if (!from.startsWith(".")) return false;
	return normalize(join(dirname(path), from)).split("/")[0] !== path.split("/")[0];
}

/** The path that an import leads to, in its own package or in one of the two shared ones; others have no file here. */
function targetOf(from: string, path: string): string {
	const shared = /^@hub\/(shared-[a-z]+)\/(.+)$/.exec(from);
	return shared ? `${shared[1]}/src/${shared[2]}.ts` : normalize(join(dirname(path), from)).replaceAll("\\", "/");
}

test("every drawing has a width and a height: without its stylesheet it would fill the window", () => {
	const found = offences(product, ({ path, text }) =>
		path.endsWith(".tsx") ? (text.match(/<svg\b[^>]*>/g) ?? []).filter((tag) => !/\swidth=.*\sheight=/s.test(tag)) : [],
	);
	expect(found).toEqual([]);
});

describe("packages", () => {
	test("[PF-1] the shell knows no remote by name: a remote is added without touching it", () => {
		const found = offences(inPackage("shell"), ({ text }) => text.match(/\bmf-[a-z]+/g) ?? []);
		expect(found).toEqual([]);
	});

	test("[PF-1] a remote knows only the contract, the design system and itself: it is built and released alone", () => {
		const allowed =
			/^(react|react\/jsx-runtime|react-router|i18next|zod|zod\/mini|@hub\/shared-contracts\/.+|@hub\/shared-ui\/.+|\..+)$/;
		// Libraries that a remote declares are built into it; other packages of ours never are.
		const own = new Map(
			remotePackages().map((name) => {
				const { dependencies } = JSON.parse(readFileSync(join(root, name, "package.json"), "utf8")) as { dependencies: object };
				return [name, Object.keys(dependencies).filter((dependency) => !dependency.startsWith("@hub/"))];
			}),
		);
		const isOf = (from: string) => (dependency: string) => from === dependency || from.startsWith(`${dependency}/`);
		const known = (from: string, path: string) => allowed.test(from) || own.get(path.split("/")[0] ?? "")?.some(isOf(from));
		expect(badImports(inRemotes, (imported, file) => !known(imported.from, file.path) || leavesPackage(imported, file))).toEqual(
			[],
		);
	});

	test("no import reaches into another package by its path: packages meet at their exports", () => {
		const within = product.filter(({ path }) => /^(shell|shared-contracts|shared-ui|releases|cms|mf-[a-z]+)\/src\//.test(path));
		expect(badImports(within, leavesPackage)).toEqual([]);
	});

	test("what tests are written with stays out of what is released", () => {
		// What teams work with shows pages on the tests' host.
		const released = product.filter(({ path }) => !path.startsWith("remote-tools/"));
		expect(badImports(released, ({ from }) => /(^|\/)testing\//.test(from))).toEqual([]);
	});

	test("no file needs itself at run time by way of others: what is made first would depend on who asks first", () => {
		const paths = new Set(product.map(({ path }) => path));
		const needs = new Map(
			product.map((file) => {
				const targets = importsOf(file).flatMap(({ from, types }) => (types ? [] : [targetOf(from, file.path)]));
				return [file.path, targets.filter((target) => paths.has(target))];
			}),
		);
		const done = new Set<string>();
		const circles: string[] = [];
		const walk = (path: string, way: readonly string[]): void => {
			if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(" → "));
			if (done.has(path) || way.includes(path)) return;
			for (const next of needs.get(path) ?? []) walk(next, [...way, path]);
			done.add(path);
		};
		for (const path of paths) walk(path, []);
		expect(circles).toEqual([]);
	});

	test("the design system knows nothing of the site: it only renders what it is given", () => {
		expect(badImports(inPackage("shared-ui"), ({ from }) => from.startsWith("@hub/"))).toEqual([]);
	});

	test("the contract depends on no other package: everything else depends on it", () => {
		expect(badImports(inPackage("shared-contracts"), ({ from }) => from.startsWith("@hub/"))).toEqual([]);
	});

	test("the shell and the release store import no remote: they load what the store holds", () => {
		const hosts = [...inPackage("shell"), ...inPackage("releases")];
		expect(badImports(hosts, ({ from }) => /(^|\/|@hub\/)mf-/.test(from))).toEqual([]);
	});

	test("what fields of the content service mean is known to loaders alone: no view and no browser carries it", () => {
		const others = [...inRemotes, ...inPackage("shell"), ...inPackage("shared-contracts")].filter(
			({ path }) =>
				!/\.(loader|server|shape)\.tsx?$/.test(path) &&
				!/^shared-contracts\/src\/((cms|collections)\/|rich-text\/rich-text-parser)/.test(path),
		);
		const serverOnly = /(^|\/)((cms|collections)\/[a-z-]+|clean-nodes|rich-text-parser)(\.ts)?$/;
		expect(badImports(others, ({ from, types }) => !types && serverOnly.test(from))).toEqual([]);
	});

	test("views only render: what they know of loaders is the type of what they are given; the server's part of a thing is named by its declaration alone, and the browser's build leaves it out", () => {
		const others = inRemotes.filter(({ path }) => !/\.(loader|server|shape|block|route)\.ts$|\/remote\.ts$/.test(path));
		const loader = /\.(loader|server|shape)(\.tsx?)?$|^@hub\/shared-contracts\/(cms\/|remote\/remote-server)/;
		expect(badImports(others, ({ from, types }) => !types && loader.test(from))).toEqual([]);
	});
});

describe("the contract", () => {
	test("what the runtime exports is pinned: the shell lends it to remotes that were built before, so a name that goes needs a new CONTRACT_VERSION", () => {
		const runtime = product.find(({ path }) => path === "shared-contracts/src/remote/runtime.tsx");
		const names = [...(runtime?.text ?? "").matchAll(/^export (?:function|const|interface|type) (\w+)/gm)].map(([, name]) => name);
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

	test("remotes take nothing of React Router but what the shell shares in the browser: anything else is undefined there", () => {
		const shared = product.find(({ path }) => path === "shell/src/client/shared-router.client.ts")?.text ?? "";
		const names = new Set([...shared.matchAll(/^\t(\w+),$/gm)].map(([, name = ""]) => name));
		expect(names).toContain("useLoaderData");
		const taken = inRemotes.flatMap(({ path, text }) =>
			[...text.matchAll(/^import (type )?(.+) from "react-router([^"]*)"/gm)]
				.filter(([, types]) => !types)
				.flatMap(([, , list = "", below]) => {
					const own = list.replace(/[{}\s]/g, "").split(",");
					return own.filter((name) => below || (!name.startsWith("type") && !names.has(name))).map((name) => `${path}: ${name}`);
				}),
		);
		expect(taken).toEqual([]);
	});

	test("[RT-10] no address is claimed twice by today's remotes", async () => {
		const remotes = await Promise.all(
			remotePackages().map(async (pkg) => ((await import(join(root, pkg, "src", "remote.ts"))) as { default: Remote }).default),
		);
		expect(remotes.map(({ name }) => name)).toEqual(remotePackages());
		expect(remotes.flatMap(({ routes }) => routes).length).toBeGreaterThan(10);
		expect(pathConflicts(remotes.map(({ name, routes }) => ({ owner: name, routes })))).toEqual([]);
	});

	test.each(remotePackages())("%s says on one screen what it serves and how it is tested and released alone", async (name) => {
		const readme = readFileSync(join(root, name, "README.md"), "utf8");
		expect(readme.split("\n").length).toBeLessThanOrEqual(50);
		const { default: remote } = (await import(join(root, name, "src", "remote.ts"))) as { default: Remote };
		const named = Object.keys({ ...remote.slots, ...remote.services });
		// Of pages that are one kind, the table of routes is the list.
		const routes = remote.routes.map(({ key, page }) => ({
			key,
			alike: remote.routes.filter((other) => other.page === page).length > 5,
		}));
		for (const word of [...named, ...routes.filter(({ alike }) => !alike).map(({ key }) => key)])
			expect(readme).toContain(`\`${word}\``);
		for (const command of ["npm test -- ", "npm run releases -- publish "]) expect(readme).toContain(command + name);
	});

	test("a chunk is called in the bundle as its remote calls it: the manifest finds its files by that word", () => {
		const pair = /chunk:\s*"([^"]+)",\s*load:\s*\(\)\s*=>\s*import\(\s*(?:\/\*\s*webpackChunkName:\s*"([^"]+)"\s*\*\/)?/g;
		const pairs = inRemotes.flatMap(({ path, text }) =>
			[...text.matchAll(pair)].map(([, chunk, bundled]) => ({ path, chunk, bundled })),
		);
		expect(pairs.length).toBeGreaterThan(20);
		for (const { path, chunk, bundled } of pairs) expect(bundled, path).toBe(chunk);
	});
});

describe("files", () => {
	test("no folder and no file is called after nothing: a name says what is in it", () => {
		const vague = /(^|\/)(utils?|helpers?|common|misc|index)(\.|\/|$)/i;
		// The content service wants its extensions' entry to be called so.
		const given = /^cms\/extensions\/[a-z-]+\/index\.js$/;
		expect(pathsBelow(".").filter((path) => vague.test(path) && !given.test(path))).toEqual([]);
	});

	test("no source file is longer than 300 lines: a file has one job", () => {
		const counted = filesWith(".ts", ".tsx", ".css").filter(({ path }) => !isTest(path) && !path.startsWith("cms/seed/"));
		const long = offences(counted, ({ text }) => {
			const lines = text.split("\n").length - 1;
			return lines > 300 ? [`${lines} lines`] : [];
		});
		expect(long).toEqual([]);
	});

	test("an id that a slot brings into others' pages has a colon, which no id made of an editor's heading has", () => {
		const slots = inRemotes.filter(({ path }) => path.endsWith(".slot.tsx"));
		expect(offences(slots, ({ text }) => text.match(/\bid="[^":]*"/g) ?? [])).toEqual([]);
	});

	test("a class that a view names is one of its stylesheet: a name that is none says nothing, and nothing is styled by it", () => {
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

	test("no inline style: the content security policy lets none in", () => {
		const found = offences(product, (file) => (file.path.endsWith(".tsx") ? (codeOf(file).match(/\sstyle=/g) ?? []) : []));
		expect(found).toEqual([]);
	});

	test("raw markup is rendered in three places only: a part as the server rendered it, editors' text as the server wrote it from allowed elements, and computed pictures", () => {
		const found = product.filter((file) => codeOf(file).includes("dangerouslySetInnerHTML")).map(({ path }) => path);
		expect(found.sort()).toEqual([
			"shared-contracts/src/remote/runtime.tsx",
			"shared-ui/src/cover/still-picture.tsx",
			"shell/src/layout/region-frame.tsx",
		]);
	});

	test("raw markup passes Trusted Types: React alone sets it, from the policy that makes it (docs/decisions/008-content-security-policy.md)", () => {
		const set = product.filter((file) => codeOf(file).includes("dangerouslySetInnerHTML"));
		const untrusted = set.filter((file) => !codeOf(file).includes("trustedHtml(")).map(({ path }) => path);
		expect(untrusted, "paths, which the default policy lets pass").toEqual(["shared-ui/src/cover/still-picture.tsx"]);
		const inPages = product.filter(({ path }) => !path.startsWith("cms/"));
		const sinks = /\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/g;
		expect(offences(inPages, (file) => codeOf(file).match(sinks) ?? [])).toEqual([]);
	});

	test("what a file exports is named by another: the rest is its own or unused", () => {
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

	test("[SS-1] one file knows Unicode's forms and the letters that stand for others: what normalises by itself takes the same word for another", () => {
		// What was once run on databases stays as it was.
		const others = product.filter(
			({ path }) => path !== "shared-contracts/src/language/letters.ts" && !/^cms\/migrations\//.test(path),
		);
		const own =
			/(?<!\bapp)\.normalize\(|\btoLocale(?:Lower|Upper)Case\(|\bdomainToASCII\b|\bz\.email\(|\\p\{(?:Mn|Diacritic)\}|\.replace(?:All)?\(\s*["'/][äöüßæœøłđð]/gi;
		expect(offences(others, ({ text }) => text.match(own) ?? [])).toEqual([]);
	});

	test("types are strict everywhere: `any` and silenced checks hide what will break", () => {
		const loose = offences(sources, (file) => codeOf(file).match(/(?:[:<|&,]|\bas)\s*any\b/g) ?? []);
		const silenced = offences(sources, ({ text }) => text.match(/^\s*\/\/\s*@ts-(ignore|nocheck)/gm) ?? []);
		expect([...loose, ...silenced]).toEqual([]);
	});

	test("the compiler checks every package: a pattern that matches no file says nothing", () => {
		const listed = execFileSync(join(root, "node_modules", ".bin", "tsc"), ["-p", root, "--listFilesOnly"], { encoding: "utf8" });
		const checked = new Set(listed.split("\n").map((path) => relative(root, path)));
		expect(sources.map(({ path }) => path).filter((path) => !checked.has(path))).toEqual([]);
	});

	test("no test is left alone or left out: what is not run proves nothing", () => {
		const tests = sources.filter(({ path }) => isTest(path));
		const found = offences(tests, (file) => codeOf(file).match(/\b(test|it|describe)\.(only|skip|todo|fails)\b/g) ?? []);
		expect(found).toEqual([]);
	});
});

describe("machines", () => {
	test("no path of a machine stands in a file: the repository works wherever it lies", () => {
		const texts = filesWith(".ts", ".tsx", ".css", ".json", ".mjs", ".js", ".yaml", ".md");
		const path = /(?<![\w.:/-])\/(home|root|Users|work|mnt)\/[a-z][\w.-]*\/?|\b[A-Z]:\\\\?(Users|Windows)/g;
		expect(offences(texts, ({ text }) => text.match(path) ?? [])).toEqual([]);
	});

	test("the lockfile names no host: packages come from whatever registry a machine is set to", () => {
		for (const name of ["pnpm-lock.yaml", "launcher/toolchain/package-lock.json"]) {
			const lockfile = readFileSync(join(root, name), "utf8");
			expect(lockfile.match(/^.*\b(https?|git\+ssh|git):\/\/.*$/gm) ?? [], name).toEqual([]);
		}
	});

	test("nothing is compiled or run when packages are installed: a machine needs no compiler, and a package gets no say", () => {
		const workspace = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
		const allowed = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(workspace)?.[1]?.match(/^.*: (?!false$).*$/gm) ?? [];
		expect(allowed).toEqual([]);
	});
});
