import { describe, expect, test } from "vitest";
import { hasSearchWords, toldPageView } from "./page-view.ts";

const SITE = "https://datahub.example";
const told = (address: string, referrer = "") => toldPageView({ address, title: "„Burnout“: 2 Treffer | Data Hub", referrer });

describe("what is told of a page view", () => {
	test.each([
		["/de/suche?q=Burnout", "/de/suche"],
		["/search?q=a&type=post&page=2#results", "/search?type=post&page=2"],
		["/search?type=post&q=a&q=b", "/search?type=post"],
		["/search?q=", "/search"],
		["/de/suche?%71=Burnout", "/de/suche"],
	])("[CT-5] [CN-3] %s: neither the words nor a title that names them", (path, left) => {
		const { pathname } = new URL(SITE + path);
		expect(told(SITE + path)).toEqual({ address: SITE + left, title: pathname, referrer: "" });
		expect(hasSearchWords(SITE + path)).toBe(true);
	});

	test.each(["/search", "/de/suche", "/insights?page=2#list", "/resources?kind=guide", "/%71?x=q"])(
		"[CN-3] %s as it is",
		(path) => {
			expect(told(SITE + path)).toEqual({ address: SITE + path, title: "„Burnout“: 2 Treffer | Data Hub", referrer: "" });
			expect(hasSearchWords(SITE + path)).toBe(false);
		},
	);

	test.each([
		[`${SITE}/search?q=a`, `${SITE}/search`],
		[`${SITE}/insights`, `${SITE}/insights`],
		["https://other.example/?q=data+space", "https://other.example/?q=data+space"],
		["android-app://com.example/", "android-app://com.example/"],
		["", ""],
	])("[CT-5] [CN-3] where the visitor came from, %s, without words searched for here", (referrer, left) => {
		expect(told(`${SITE}/insights`, referrer).referrer).toBe(left);
	});
});
