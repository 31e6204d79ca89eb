import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { remotePackages, root } from "../architecture/repository-files.ts";
import { shortClassNames } from "./class-names.ts";

const packages = ["shell", ...remotePackages()];
const namesOf = (name: string) => shortClassNames(name, { "shared-ui": join(root, "shared-ui"), [name]: join(root, name) }).names;
const all = (name: string) => [...namesOf(name).values()].flatMap((classes) => [...classes.values()]);

describe("class names", () => {
	test("are unique across packages", () => {
		const names = packages.flatMap(all);
		expect(names.length).toBeGreaterThan(500);
		expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
		for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]{4,5}$/);
	});

	test("are identical in every build", () => {
		expect(namesOf("shell")).toEqual(namesOf("shell"));
	});
});
