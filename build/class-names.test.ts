import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { remotePackages, root } from "../architecture/repository-files.ts";
import { shortClassNames } from "./class-names.ts";

const packages = ["shell", ...remotePackages()];
const namesOf = (name: string) => shortClassNames(name, { "shared-ui": join(root, "shared-ui"), [name]: join(root, name) }).names;
const all = (name: string) => [...namesOf(name).values()].flatMap((classes) => [...classes.values()]);

describe("the names of classes", () => {
	test("no two classes share one, not even those of two packages", () => {
		const names = packages.flatMap(all);
		expect(names.length).toBeGreaterThan(500);
		expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
	});

	test("they are short, and names in CSS", () => {
		for (const name of packages.flatMap(all)) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]{4,5}$/);
	});

	test("every build of a package has the same", () => {
		expect(namesOf("shell")).toEqual(namesOf("shell"));
	});

	test("a class keeps its name's place in its module", () => {
		const button = namesOf("shell").get("shared-ui/src/form/button.module.css");
		expect([...(button?.values() ?? [])].map((name) => name.slice(4))).toEqual([..."abcdefghij"].slice(0, button?.size));
	});
});
