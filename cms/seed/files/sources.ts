// The sources of the printed documents, and their digests.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const here = import.meta.dirname;

/** File with the digests of the printed sources, by name; a test compares them. */
export const RECORD = `${here}/printed.json`;

/** The sources' names without ending, in order. */
export function sourceNames(): string[] {
	return readdirSync(`${here}/sources`)
		.filter((name) => name.endsWith(".html"))
		.map((name) => name.slice(0, -".html".length))
		.sort();
}

/** Returns the digest of a source and its style sheets. */
export function stateOf(name: string): string {
	const hash = createHash("sha256");
	for (const file of [`sources/${name}.html`, "paper.css", "slides.css"]) hash.update(readFileSync(`${here}/${file}`));
	return hash.digest("hex").slice(0, 16);
}
