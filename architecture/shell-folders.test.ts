// The shell's folders are layers, which ARCHITECTURE.md lists from the lowest to the highest. Packages instead of
// folders would each need a manifest, exports and a version, although one team changes them in one commit. A rule
// against cycles alone would not say where a new file belongs.

import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { filesWith, importsOf, isTest } from "./repository-files.ts";

const FOLDERS = "shell/src/";
const sources = filesWith(".ts", ".tsx").filter(({ path }) => path.startsWith(FOLDERS) && !isTest(path));
const folderOf = (path: string): string => path.slice(FOLDERS.length).split("/")[0] ?? "";

/** The folders in the order of the map. */
function mapped(): readonly string[] {
	const [map] = filesWith("ARCHITECTURE.md");
	const section = /^## The shell's folders\n([\s\S]*?)^## /m.exec(map?.text ?? "")?.[1] ?? "";
	return [...section.matchAll(/`([a-z-]+)\/`/g)].map(([, name = ""]) => name);
}

test("ARCHITECTURE.md lists each folder of the shell once, and no other", () => {
	expect([...mapped()].sort()).toEqual([...new Set(sources.map(({ path }) => folderOf(path)))].sort());
});

test("a folder of the shell imports only lower ones, types included", () => {
	const order = mapped();
	const upwards = sources.flatMap((file) =>
		importsOf(file).flatMap(({ from }) => {
			const target = normalize(join(dirname(file.path), from));
			if (!from.startsWith(".") || !target.startsWith(FOLDERS)) return [];
			const isBelow = order.indexOf(folderOf(target)) <= order.indexOf(folderOf(file.path));
			return isBelow ? [] : [`${file.path}: ${from}`];
		}),
	);
	expect(upwards).toEqual([]);
});
