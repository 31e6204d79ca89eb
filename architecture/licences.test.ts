// What is shipped of others is known, and what follows from its licence is said. The whole page is checked where there are builds
// (launcher/test/licences.test.ts).

import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { licenceOf, NO_LICENCE, noticeOf } from "../build/licence-of.ts";
import { licencesPage, unremarked } from "../launcher/licences/licences-page.ts";
import { serverPackages } from "../launcher/licences/shipped-packages.ts";
import { root } from "./repository-files.ts";

describe("licences", () => {
	const packages = serverPackages(root);

	test("of what the server loads are named in docs/licences.md: where this fails, run `npm run licences` and read what changed", async () => {
		const page = await readFile(join(root, "docs", "licences.md"), "utf8");
		expect(packages.length).toBeGreaterThan(500);
		expect(packages.filter(({ name, version }) => !page.includes(`\`${name}@${version}\``))).toEqual([]);
	});

	test("that ask for more than to be named are spoken of: where this fails, read the licence and add a remark", () => {
		expect(unremarked({ server: packages, browser: [], studio: [] })).toEqual([]);
		const strange = [
			{ name: "pm2", version: "9.0.0", licence: "SSPL-1.0" },
			{ name: "a", version: "1.0.0", licence: "GPL-3.0-only" },
			{ name: "b", version: "1.0.0", licence: NO_LICENCE },
			{ name: "c", version: "1.0.0", licence: "MIT OR GPL-3.0-only" },
		];
		expect(unremarked({ server: [], browser: strange, studio: [] }).map(({ name }) => name)).toEqual(["pm2", "a", "b"]);
	});

	test("of our own code are one: every package is private, and the root says what LICENSE does", async () => {
		const { license } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { license: string };
		expect(license).toBe("UNLICENSED");
		expect(await readFile(join(root, "LICENSE"), "utf8")).toContain("All rights reserved");
	});
});

describe("the licence of a package", () => {
	let folder = "";
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "data-hub-licence-"));
	});
	afterAll(() => rm(folder, { recursive: true, force: true }));

	test.each<[string, object, Record<string, string>, string]>([
		["is what it says", { license: "MIT" }, {}, "MIT"],
		["by another name", { license: "Apache-2" }, {}, "Apache-2.0"],
		["in brackets", { license: "(MIT OR CC0-1.0)" }, {}, "MIT OR CC0-1.0"],
		["as it was once said", { licenses: [{ type: "BSD-3-Clause" }, { name: "MIT" }] }, {}, "BSD-3-Clause OR MIT"],
		["in its text", {}, { "LICENSE.txt": "Permission is hereby granted, free of charge, to any person" }, "MIT"],
		["where it says so", { license: "SEE LICENSE IN license" }, { license: "MSCL-1.0-GPL" }, "MSCL-1.0-GPL"],
		["is kept apart where its text says another", { license: "UNLICENSED" }, { LICENSE: "MIT" }, "UNLICENSED"],
		["is none where nothing says one", {}, { "README.md": "MIT" }, NO_LICENCE],
	])("%s", async (what, pkg, files, licence) => {
		const own = join(folder, what);
		await mkdir(own);
		await writeFile(join(own, "package.json"), JSON.stringify({ name: "a", version: "1.0.0", author: { name: "Ada" }, ...pkg }));
		for (const [name, text] of Object.entries(files)) await writeFile(join(own, name), text);
		expect(licenceOf(own)).toBe(licence);
		const [text = "By Ada; its package has no text of the licence."] = Object.entries(files).flatMap(([name, one]) =>
			name === "README.md" ? [] : [one],
		);
		expect(noticeOf(own)).toBe(`a 1.0.0 (${licence})\n\n${text}\n`);
	});

	test("is in the page under all that has it, the most first, and with what follows", () => {
		const core = {
			seats: { limit: 3 },
			collections: { limit: 25 },
			flows: { limit: 5 },
			revision_historical_timeframe: { limit: 2_592_000 },
			sso_enabled: { default: false },
			custom_permission_rules_enabled: { default: false },
			telemetry_required: { default: true },
		} as const;
		const mit = ["a", "b"].map((name) => ({ name, version: "1.0.0", licence: "MIT" }));
		const directus = { name: "directus", version: "12.4.0", licence: "MSCL-1.0-GPL" };
		const page = licencesPage({ server: [directus, ...mit], browser: mit.slice(1), studio: [] }, core);
		expect(page).toContain(
			"ships 3 packages of others: 3 in the server, 1 in visitors’ browsers, 0 in editors’ browsers. 2 of them",
		);
		expect(page).toContain("| MIT | 2 | `a@1.0.0`, `b@1.0.0` |\n| MSCL-1.0-GPL | 1 | `directus@12.4.0` |");
		expect(page).toContain("at most 3 seats");
		expect(page).toContain("30 days of revisions");
		expect(page).not.toContain("pm2");
	});
});
