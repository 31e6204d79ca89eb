// The names that every module of shared-contracts exports: what remotes are built against. `node house.exports.ts` pins them anew.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesWith, isTest, root } from "./house.files.ts";

const FOLDER = "shared-contracts/src/";

/** The file that pins them. */
export const PINNED_EXPORTS = join(root, "house.exports.json");

/** Exported names by module, types included, sorted. */
export function exportedNames(): Record<string, string[]> {
	const modules = filesWith(".ts", ".tsx").filter(({ path }) => path.startsWith(FOLDER) && !isTest(path));
	return Object.fromEntries(
		modules.map(({ path, text }) => {
			const names = [...text.matchAll(/^export (?:async )?(?:const|function|class|interface|type|enum|default) (\w+)/gm)];
			return [path.slice(FOLDER.length).replace(/\.tsx?$/, ""), names.map(([, name = ""]) => name).sort()];
		}),
	);
}

/** As the formatter would write it: a module a line where it fits. */
function written(names: Record<string, string[]>): string {
	const lines = Object.entries(names).map(([module, exported]) => {
		const line = `\t${JSON.stringify(module)}: [${exported.map((name) => JSON.stringify(name)).join(", ")}]`;
		if (line.length + 2 <= 132) return line;
		return `\t${JSON.stringify(module)}: [\n${exported.map((name) => `\t\t${JSON.stringify(name)}`).join(",\n")}\n\t]`;
	});
	return `{\n${lines.join(",\n")}\n}\n`;
}

if (import.meta.main) writeFileSync(PINNED_EXPORTS, written(exportedNames()));
