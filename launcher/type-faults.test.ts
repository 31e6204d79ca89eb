import { expect, test } from "vitest";
import { typeFaults } from "./type-faults.ts";

const ERRORS = [
	"mf-events/src/list.page.tsx(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
	"mf-demos/src/demo.page.tsx(1,1): error TS2304: Cannot find name 'x'.",
];

test("[PF-7] a release is refused for the type errors of its own files, and not for those of other teams", async () => {
	expect(await typeFaults("mf-events", async () => ERRORS)).toEqual([ERRORS[0]]);
	expect(await typeFaults("mf-content", async () => ERRORS)).toEqual([]);
	expect(await typeFaults("mf-content", async () => [])).toEqual([]);
});
