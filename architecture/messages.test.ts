// Every package has its messages in every language, and uses no key without a message (LN-2).

import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { messageTypes } from "@hub/remote-tools/message-types";
import {
	DEFAULT_LOCALE,
	LOCALE_CODES,
	LOCALES,
	localeEntry,
	SOURCE_LOCALE,
} from "@hub/shared-contracts/language/locale";
import { catalogueProblems, type MessageCatalogue } from "@hub/shared-contracts/language/messages";
import { describe, expect, test } from "vitest";
import { filesWith, isTest, remotePackages, root } from "./repository-files.ts";

const packages = ["shell", ...remotePackages()].filter((pkg) => existsSync(join(root, pkg, "messages")));
/** Folders within packages that have messages of their own, such as lazily loaded parts. */
const parts = filesWith(".json").flatMap(
	({ path }) => /^((?:cms\/extensions\/)?[a-z-]+\/src\/.+)\/messages\/de-DE\.json$/.exec(path)?.[1] ?? [],
);
/** Problems of shapes. TypeScript checks their keys, which many packages use. */
const PROBLEMS = "shared-contracts/src/problems";
const read = (folder: string, file: string) =>
	JSON.parse(readFileSync(join(root, folder, "messages", file), "utf8")) as MessageCatalogue;

/** Message keys that a package or a part uses; a template literal is matched as a pattern. */
function usedKeys(folder: string): { path: string; key: string; matches: (key: string) => boolean }[] {
	const within = parts.includes(folder) ? `${folder}/` : `${folder}/src/`;
	const others = parts.filter((part) => part !== folder && part.startsWith(within));
	const files = filesWith(".ts", ".tsx").filter(
		({ path }) => path.startsWith(within) && !others.some((part) => path.startsWith(`${part}/`)) && !isTest(path),
	);
	return files.flatMap(({ path, text }) =>
		[...text.matchAll(/\b(?:t|text)\(\s*(?:"([^"\n]+)"|`([^`\n]+)`)/g)]
			// `context.text("A sentence.")` is a response, not a key.
			.filter(([, key = ""]) => !/[A-Z ]/.test(key.slice(0, 1)))
			.map(([, key, template = ""]) => {
				const pattern = template
					.split(/\$\{[^}]*\}/)
					.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
					.join(".+");
				return key === undefined
					? { path, key: template, matches: (candidate: string) => new RegExp(`^${pattern}$`).test(candidate) }
					: {
							path,
							key,
							matches: (candidate: string) => candidate === key || candidate.replace(/_(one|other)$/, "") === key,
						};
			}),
	);
}

/** Every folder with messages. */
const catalogues = filesWith(".json").flatMap(({ path }) => /^(.+)\/messages\/de-DE\.json$/.exec(path)?.[1] ?? []);

/** A package's namespace is its name; a part's is the package's with its own: `mf-demos/recall`. */
function namespaceOf(folder: string): string {
	const path = folder.replace(/^(cms\/extensions|remote-tools)\//, "").split("/src/");
	return [path[0], ...(path[1]?.split("/").slice(-1) ?? [])].join("/");
}

function declarationOf(folder: string): string {
	const contract = "shared-contracts/src/language/messages.ts";
	return messageTypes(namespaceOf(folder), read(folder, localeEntry(SOURCE_LOCALE).file), {
		writtenBy: "npm run check -- messages -u",
		...(folder.startsWith("shared-contracts/") ? { contract: relative(join(folder, "messages"), contract) } : {}),
	});
}

describe("messages", () => {
	test("exist for the shell and every remote", () => {
		expect(packages).toEqual(["shell", ...remotePackages()]);
	});

	test.each([...packages, ...parts, "cms/mails"])(
		"[LN-2] %s has the same keys and placeholders in every language",
		(pkg) => {
			const source = read(pkg, localeEntry(SOURCE_LOCALE).file);
			// Editors of a new language have Studio in English until its tools are translated.
			const spoken = LOCALES.filter(
				({ code, file }) =>
					code === DEFAULT_LOCALE ||
					!pkg.startsWith("cms/extensions/") ||
					existsSync(join(root, pkg, "messages", file)),
			);
			for (const { file } of spoken) expect(catalogueProblems(source, read(pkg, file)), file).toEqual([]);
		},
	);

	test.each(remotePackages())("[LN-2] %s has search words for the same pages in every language", (pkg) => {
		const words = LOCALES.map(({ file }) => join(root, pkg, "src", "search-words", file)).filter((path) =>
			existsSync(path),
		);
		const pages = words.map((path) => Object.keys(JSON.parse(readFileSync(path, "utf8"))));
		expect(pages).toEqual(pages.length > 0 ? LOCALES.map(() => pages[0]) : []);
	});

	test("of two packages never share a namespace", () => {
		expect(catalogues.length).toBeGreaterThan(20);
		expect(new Set(catalogues.map(namespaceOf)).size).toBe(catalogues.length);
	});

	test.each(catalogues)(
		"[LN-2] %s has up-to-date types for keys and values: `npm run check -- messages -u` writes them",
		async (folder) => {
			await expect(declarationOf(folder)).toMatchFileSnapshot(join(root, folder, "messages/i18next.d.ts"));
		},
	);

	test.each([
		["of the error screen", "error.json"],
		["of plain-text responses", "plain.json"],
	])("[LN-2] the texts %s exist in every language", (_what, file) => {
		const texts = JSON.parse(readFileSync(join(root, "shell", "messages", file), "utf8")) as Record<
			string,
			MessageCatalogue
		>;
		expect(Object.keys(texts)).toEqual(LOCALE_CODES);
		for (const text of Object.values(texts)) expect(catalogueProblems(texts[SOURCE_LOCALE] ?? {}, text)).toEqual([]);
	});

	test("every problem is reported by a shape or a check", () => {
		const code = filesWith(".ts").flatMap(({ path, text }) => (isTest(path) ? [] : [text]));
		const keys = Object.keys(read(PROBLEMS, localeEntry(SOURCE_LOCALE).file)).map((key) =>
			key.replace(/_(one|other)$/, ""),
		);
		expect(keys.filter((key) => !code.some((text) => new RegExp(`[(:?] ?"${key}"`).test(text)))).toEqual([]);
	});

	test.each([...packages, ...parts].filter((part) => part !== PROBLEMS))(
		"[LN-2] every key that %s uses has a message",
		(pkg) => {
			const keys = Object.keys(read(pkg, localeEntry(SOURCE_LOCALE).file));
			const used = usedKeys(pkg);
			expect(used.length).toBeGreaterThan(0);
			const unwritten = used.filter(({ matches }) => !keys.some(matches)).map(({ path, key }) => `${path}: ${key}`);
			expect(unwritten).toEqual([]);
		},
	);
});
