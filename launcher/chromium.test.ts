import { expect, test } from "vitest";
import { findChromium } from "./chromium.ts";

test("the browser that is set is taken", () => {
	expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

test.each(["/nowhere/chromium", import.meta.filename])(
	"a setting that is no program is named rather than passed over: %s",
	(path) => {
		expect(() => findChromium({ CHROMIUM_PATH: path })).toThrow(`CHROMIUM_PATH is “${path}”, and that is no program.`);
	},
);
