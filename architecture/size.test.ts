// Bytes that a browser loads before a page of each kind works, compressed. Raise a budget only on purpose. Optional
// blocks (docs/decisions/007-page-weight.md) come on top, one file each.

import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import type { ShellDescription } from "@hub/shared-contracts/remote/shell-description";
import { describe, expect, test } from "vitest";
import { remotePackages, root } from "./repository-files.ts";

/**
 * Budgets per route: bytes that the site sends in German, which has the longer words, and the number of scripts and
 * styles. A further language adds some 100 bytes to a page. 14 kB of the scripts are i18next
 * (docs/decisions/010-languages.md), 27.5 kB React Router (docs/decisions/006-react-router.md), 16 kB Module Federation
 * in the shell and 6 to 8 in each remote (docs/decisions/001-federation.md). The cookie banner is a still slot: its code
 * loads when the visitor first interacts with it.
 */
const BUDGETS = [
	{ route: "insight", what: "an article", scripts: 155_400, styles: 9_700, files: 7 },
	{
		route: "home",
		slots: ["upcoming-events", "try-policy"],
		what: "the home page",
		scripts: 184_900,
		styles: 14_050,
		files: 10,
	},
	{ route: "insights", what: "a list", scripts: 156_350, styles: 8_950, files: 7 },
	{ route: "event", what: "an event with its form", scripts: 155_300, styles: 10_850, files: 7 },
	{ route: "events", what: "the list of events", scripts: 152_400, styles: 9_300, files: 7 },
	{ route: "contact", what: "a form", scripts: 157_550, styles: 9_100, files: 7 },
	{ route: "glossary", what: "the glossary", scripts: 152_500, styles: 8_050, files: 7 },
] as const;

/** Script before the first paint, in bytes that the site sends. */
const FIRST_SCRIPT_BUDGET = 1_000;

const LAYOUT_SLOTS = ["account-menu", "consent-banner"];
const built = (pkg: string, ...path: string[]) => join(root, pkg, "dist", "production", ...path);
const isBuilt = ["shell", ...remotePackages()].every((pkg) => existsSync(built(pkg, "sources")));

/** Paths of the scripts and styles that a page of a route loads first, with its slots. */
function firstLoad(routeKey: string, slots: readonly string[] = []): string[] {
	const shell = JSON.parse(readFileSync(built("shell", "shell.json"), "utf8")) as ShellDescription;
	const manifests = remotePackages().map(
		(pkg) => JSON.parse(readFileSync(built(pkg, "remote.json"), "utf8")) as RemoteManifest,
	);
	const styles = (shell.chunks.shell ?? []).filter((file) => file.endsWith(".css"));
	const ofShell = [...(shell.chunks.first ?? []), ...(shell.program.de ?? []), ...styles];
	const ofRemotes = manifests.flatMap((manifest) => {
		const page = manifest.routes.filter(({ key }) => key === routeKey);
		const shown = Object.entries(manifest.slots).filter(([slot]) => [...LAYOUT_SLOTS, ...slots].includes(slot));
		const scripts = [...page, ...shown.map(([, slot]) => slot).filter(({ still }) => !still)].map(
			({ packs }) => packs.de,
		);
		const looks = [...page, ...shown.map(([, slot]) => slot)].flatMap(({ chunks }) => chunks.css);
		return [...scripts, ...looks].flatMap((file) => (file ? [{ manifest, file }] : []));
	});
	return [
		...ofShell.map((file) => built("shell", "web", file)),
		...new Set(ofRemotes.map(({ manifest, file }) => built(manifest.name, "web", file))),
	];
}

/** Bytes that the site sends for some files: the build stores them compressed where that makes them smaller. */
function sent(files: readonly string[]): number {
	return files.reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0);
}

describe.skipIf(!isBuilt)("first loads of the last build (skipped before the first `npm run build`)", () => {
	test.each(BUDGETS)("$what stays within its budget", ({ route, scripts, styles, files, ...shown }) => {
		const all = firstLoad(route, "slots" in shown ? shown.slots : []);
		const size = sent(all.filter((file) => file.endsWith(".js")));
		expect(size).toBeGreaterThan(scripts / 2);
		expect(
			size,
			"The scripts grew. Load what is not needed at first later, or raise the budget on purpose.",
		).toBeLessThan(scripts);
		const look = sent(all.filter((file) => file.endsWith(".css")));
		expect(look).toBeGreaterThan(styles / 4);
		expect(look, "The styles grew. See whether a package ships styles that it does not use.").toBeLessThan(styles);
		expect(all.length).toBeLessThanOrEqual(files);
	});

	test("the script before the first paint stays within its budget", () => {
		expect(sent(firstLoad("insight").filter((file) => file.endsWith("first.js")))).toBeLessThan(FIRST_SCRIPT_BUDGET);
	});
});

/**
 * Bytes of our extension that each page of Studio loads, minified. Directus compresses nothing; pages and large fields
 * load when they are opened.
 */
const STUDIO_BUDGET = 360_000;

const studio = (file: string) => join(root, "cms", "extensions", "hub-studio", "dist", file);

/** A file of Studio's extension and those that it imports at once. */
function importedWith(file: string, before: ReadonlySet<string> = new Set()): ReadonlySet<string> {
	const imports = readFileSync(studio(file), "utf8").matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g);
	return [...imports].reduce(
		(files, [, imported = ""]) => (files.has(imported) ? files : importedWith(imported, files)),
		new Set([...before, file]) as ReadonlySet<string>,
	);
}

test.skipIf(!existsSync(studio("app.js")))(
	"what each page of Studio loads of our extension stays within its budget",
	() => {
		const size = [...importedWith("app.js")].reduce((sum, file) => sum + readFileSync(studio(file)).length, 0);
		expect(size).toBeGreaterThan(STUDIO_BUDGET / 2);
		expect(size, "Import pages by `import()`, and types alone from what is large.").toBeLessThan(STUDIO_BUDGET);
	},
);
