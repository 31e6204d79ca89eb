import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

const SITE = "https://hub.example";

describe("[TK-5] the target after signing in", () => {
	test.each([
		["/", "/"],
		["/de/profil?x=1#two", "/de/profil?x=1#two"],
		["https://hub.example/events", "/events"],
		["https://hub.example", "/"],
		["/a/../b", "/b"],
	])("%s is accepted", (text, target) => {
		expect(ownPath(text, SITE)).toBe(target);
	});

	test.each(
		[
			["", undefined, null, "events", "?x=1"],
			[
				"//evil.example",
				"///evil.example",
				"/\\evil.example",
				"\\\\evil.example",
				"/.//evil.example",
				"/a/..//evil.example",
			],
			[
				"https://evil.example",
				"https://hub.example.evil.example",
				"https://hub.example@evil.example",
				"http://hub.example/",
			],
			[
				"javascript:alert(1)",
				"data:text/html,x",
				" /x",
				"/x\r\nset-cookie: a=b",
				"/\t/evil.example",
				`/${"x".repeat(2_001)}`,
			],
		].flat(),
	)("%s is refused", (text) => {
		expect(ownPath(text, SITE)).toBeUndefined();
	});

	test("every accepted target is on this site", () => {
		const part = fc.constantFrom(..."/\\.@:?#\t", "..", "%2f", "%5c", "evil.example", "hub.example", "https:");
		fc.assert(
			fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
				for (const text of [parts.join(""), `/${parts.join("")}`, SITE + parts.join("")]) {
					const target = ownPath(text, SITE);
					if (target !== undefined) expect(new URL(target, SITE).origin).toBe(SITE);
				}
			}),
		);
	});
});
