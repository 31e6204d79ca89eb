// What a visitor's browser loads before the home page works, compressed. A budget is raised on purpose or not at all.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { ChunkFiles, RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import type { ShellDescription } from "@hub/shared-contracts/remote/shell-description";
import { describe, expect, test } from "vitest";
import { remotePackages, root } from "./house.files.ts";

/** In bytes of gzip. */
const SCRIPT_BUDGET = 186_000;
const STYLE_BUDGET = 15_000;

const LAYOUT_SLOTS = ["account-menu", "consent-banner"];
const built = (pkg: string, ...path: string[]) => join(root, pkg, "dist", "production", ...path);
const isBuilt = ["shell", ...remotePackages()].every((pkg) => existsSync(built(pkg, "sources")));

/** Paths of all files that the home page's document has its browser fetch. */
function firstLoad(): string[] {
	const found = new Set<string>();
	const shell = JSON.parse(readFileSync(built("shell", "shell.json"), "utf8")) as ShellDescription;
	for (const chunk of ["theme", "shell", "messages-de-json"])
		for (const file of shell.chunks[chunk] ?? []) found.add(built("shell", "web", file));
	const manifests = remotePackages().map((pkg) => JSON.parse(readFileSync(built(pkg, "remote.json"), "utf8")) as RemoteManifest);
	const home = manifests.flatMap(({ routes }) => routes).find(({ key }) => key === "home");
	for (const { name, routes, slots, messages, entry, door } of manifests) {
		const page = routes.filter(({ key }) => key === "home");
		const shown = Object.entries(slots).filter(([slot]) => [...LAYOUT_SLOTS, ...(home?.slots ?? [])].includes(slot));
		if (page.length + shown.length === 0) continue;
		const chunks: ChunkFiles[] = [
			{ js: [entry], css: [] },
			door,
			...(messages.de ? [messages.de] : []),
			...page.map((route) => route.chunks),
			...shown.map(([, slot]) => slot.chunks),
		];
		for (const { js, css } of chunks) for (const file of [...js, ...css]) found.add(built(name, "web", file));
	}
	return [...found];
}

const compressed = (ending: string) =>
	firstLoad()
		.filter((file) => file.endsWith(ending))
		.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);

describe.skipIf(!isBuilt)(
	"the home page's first load, as it was built last (left out where nothing is built yet: `npm run build`)",
	() => {
		test("its scripts stay within the budget", () => {
			const size = compressed(".js");
			expect(size).toBeGreaterThan(SCRIPT_BUDGET / 2);
			expect(size, "The first load grew. Load what is not needed at first later, or raise the budget on purpose.").toBeLessThan(
				SCRIPT_BUDGET,
			);
		});

		test("its styles stay within the budget", () => {
			const size = compressed(".css");
			expect(size).toBeGreaterThan(STYLE_BUDGET / 2);
			expect(size, "The first styles grew. See whether a package ships styles that it does not use.").toBeLessThan(STYLE_BUDGET);
		});
	},
);
