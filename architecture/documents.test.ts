// Documents name what exists: folders, extensions, and the targets of links.

import { existsSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { filesWith, root } from "./repository-files.ts";

const documents = filesWith(".md").filter(({ path }) => !/^cms\/|mf-new-page\//.test(path));
const architecture = documents.find(({ path }) => path === "ARCHITECTURE.md")?.text ?? "";

/** The names in backticks in the first column of a section's table. */
function namesIn(section: string): string[] {
	const text = architecture.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? "";
	return [...text.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = ""]) =>
		[...cell.matchAll(/`([^`]+?)\/?`/g)].map(([, name = ""]) => name),
	);
}

function foldersIn(path: string): string[] {
	const folders = readdirSync(join(root, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());
	return folders.map(({ name }) => name).filter((name) => !/^\.|^(node_modules|dist|packed|test-results)$/.test(name));
}

/** A heading's anchor, as GitHub writes it: https://docs.github.com/en/get-started/writing-on-github */
const anchorOf = (heading: string) =>
	heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}_ -]/gu, "")
		.replaceAll(" ", "-");

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, "");

describe("ARCHITECTURE.md", () => {
	test("lists every top-level folder; further remotes need no line", () => {
		const listed = namesIn("Folders");
		const present = foldersIn(".").filter((name) => listed.includes(name) || !name.startsWith("mf-"));
		expect(listed.sort()).toEqual(present.sort());
	});

	test("lists every feature of Directus' server extension", () => {
		expect(namesIn("Directus' extensions").sort()).toEqual(foldersIn("cms/extensions/hub-server").sort());
	});
});

test("every link between documents leads to a file and a heading that exist", () => {
	const anchors = new Map(
		documents.map(({ path, text }) => [
			path,
			new Set([
				...[...withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading)),
				...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = ""]) => id),
			]),
		]),
	);
	const dead = documents.flatMap(({ path, text }) =>
		[...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = ""]) => {
			if (/^(https?|mailto):/.test(link)) return [];
			const [file = "", anchor] = link.split("#");
			const target = file === "" ? path : normalize(join(dirname(path), file));
			const exists =
				existsSync(join(root, target)) && (anchor === undefined || anchors.get(target)?.has(anchor) !== false);
			return exists ? [] : [`${path}: ${link}`];
		}),
	);
	expect(dead).toEqual([]);
});
