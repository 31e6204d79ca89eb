import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { licenceOf, NO_LICENCE, noticeOf } from "./licence-of.ts";

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
		[
			"is the one of package.json, also if its text is of another licence",
			{ license: "UNLICENSED" },
			{ LICENSE: "MIT" },
			"UNLICENSED",
		],
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
});
