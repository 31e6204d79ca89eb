// The documents' sources, and how their state is told.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const here = import.meta.dirname;

/** What the printed files were made of, by name; a test compares it. */
export const RECORD = `${here}/printed.json`;

/** The sources' names without ending, in order. */
export function sourceNames(): string[] {
	return readdirSync(`${here}/sources`)
		.filter((name) => name.endsWith(".html"))
		.map((name) => name.slice(0, -".html".length))
		.sort();
}

/** Tells one state of a source, its style sheets included, from another. */
export function stateOf(name: string): string {
	const hash = createHash("sha256");
	for (const file of [`sources/${name}.html`, "paper.css", "slides.css"]) hash.update(readFileSync(`${here}/${file}`));
	return hash.digest("hex").slice(0, 16);
}
