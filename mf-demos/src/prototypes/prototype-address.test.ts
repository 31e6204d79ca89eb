import { expect, test } from "vitest";
import { changedSearch } from "./prototype-address.ts";

test.each([
	["", { part: "cell" }, "?part=cell"],
	["?part=cell", { part: "pack" }, "?part=pack"],
	["?part=cell", { part: undefined }, ""],
	["?role=owner&part=cell", {}, "?part=cell&role=owner"],
	["?utm=x", { part: "a & b" }, "?part=a+%26+b&utm=x"],
])("of %j, the change %j makes %j", (search, change, changed) => {
	expect(changedSearch(search, change)).toBe(changed);
});
