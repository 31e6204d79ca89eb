import { expect, test } from "vitest";
import { runInLocale } from "../wording/wording.ts";
import { conflict } from "./redirects.ts";

const lines = [
	{ id: "1", from: "/en/a", to: "/en/b" },
	{ id: "2", from: "/en/c", to: "https://example.com/" },
	{ id: "3", from: "/de/a", to: "/de/x?q=1" },
	{ id: "4", from: "/de/größe", to: "/de/z" },
];
const refusal = (from: string, to: string) => conflict({ id: "", from, to }, lines)?.reason;

test.each([
	["/en/new", "/en/other"],
	["/en/new", "/en/b"],
	["/en/new", "https://example.com/"],
	["/de/c", "/de/x"],
])("[RD-2] a redirect from %s to %s is accepted beside the others", (from, to) => {
	expect(refusal(from, to)).toBeUndefined();
});

test.each([
	["/en/x", "/EN/X/?a=1", "“From” and “To” are the same address, /en/x: a redirect has to lead somewhere else."],
	["/de/gro\u0308ße", "/de/y", "/de/gro\u0308ße already leads to /de/z: change that entry instead of adding one."],
	["/en/A/", "/en/x", "/en/A/ already leads to /en/b: change that entry instead of adding one."],
	["/en/b", "/en/a", "That would lead in a circle: /en/b → /en/a → /en/b. Remove one of these redirects first."],
	[
		"/en/x",
		"/en/c#end",
		"/en/c#end leads on to https://example.com/: redirect straight there, so that visitors are sent only once.",
	],
	[
		"/de/x",
		"/de/y",
		"/de/a leads to /de/x: change that entry to lead to /de/y first, so that visitors are sent only once.",
	],
])("[RD-2] a redirect from %s to %s is refused: %s", (from, to, sentence) => {
	expect(refusal(from, to)).toBe(sentence);
});

test("[RD-2] refusals are in German for an editor with a German Studio", () => {
	expect(runInLocale("de", () => refusal("/en/b", "/en/a"))).toBe(
		"Das führte im Kreis: /en/b → /en/a → /en/b. Entfernen Sie zuerst eine dieser Weiterleitungen.",
	);
});

test("the check of a redirect ends if the table already contains a circle", () => {
	const circle = [
		{ id: "1", from: "/en/a", to: "/en/b" },
		{ id: "2", from: "/en/b", to: "/en/a" },
	];
	expect(conflict({ id: "", from: "/en/x", to: "/en/a" }, circle)?.reason).toMatch(/leads on to/);
});
