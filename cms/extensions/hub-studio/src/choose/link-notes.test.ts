import { describe, expect, test } from "vitest";
import type { LinkTarget } from "../../../../src/entries/choice.ts";
import { isAddress, isPath, isWarning, notesOn } from "./link-notes.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const [PAST, FUTURE] = ["2026-11-01T08:00:00Z", "2026-12-24T09:23:00Z"];

describe("text typed for a link", () => {
	test.each([
		["/de/glossar?a=1#b ", { address: true, path: true }],
		["https://example.org/x", { address: true, path: false }],
		["mailto:a@example.org", { address: true, path: false }],
		["#top", { address: true, path: false }],
		["//example.org", { address: true, path: false }],
		["Why Lisbon", { address: false, path: false }],
		["Gaia-X: the basics", { address: false, path: false }],
	])("“%s” is recognised as an address or as words", (text, { address, path }) => {
		expect([isAddress(text), isPath(text)]).toEqual([address, path]);
	});
});

describe("[MT-5] the note beside a link to", () => {
	const to = (row: object, movedTo: string | null = null): LinkTarget => ({
		movedTo,
		found: {
			kind: "entry",
			entry: {
				collection: "posts",
				id: "1",
				name: "Warum",
				locale: "de",
				status: "published",
				publish_at: null,
				unpublish_at: null,
				...row,
			},
		},
	});
	test.each<[string, LinkTarget, readonly string[]]>([
		["a live entry", to({}), []],
		["a live entry with a publication period", to({ publish_at: PAST, unpublish_at: FUTURE }), []],
		["a draft", to({ status: "draft" }), ["draft"]],
		["an archived entry", to({ status: "archived" }), ["archived"]],
		["a scheduled entry", to({ publish_at: FUTURE }), ["scheduled"]],
		["an entry whose period is over", to({ unpublish_at: PAST }), ["over"]],
		["a draft in the other language", to({ status: "draft", locale: "en" }), ["draft", "language"]],
		["an old address", to({}, "/de/wieso"), ["moved"]],
		[
			"a page of the site in the other language",
			{ movedTo: null, found: { kind: "page", locale: "en" } },
			["language"],
		],
		["a file", { movedTo: null, found: { kind: "other" } }, []],
		["an unknown address", { movedTo: null, found: { kind: "none" } }, ["nowhere"]],
		["an old address whose target is gone", { movedTo: "/de/weg", found: { kind: "none" } }, ["nowhere"]],
	])("%s names the problem, if there is one", (_, target, notes) => {
		expect(notesOn(target, "de", NOW).map(({ kind }) => kind)).toEqual(notes);
	});

	test("another language is not mentioned for a redirect, which has none", () => {
		expect(notesOn(to({ locale: "en" }), undefined, NOW)).toEqual([]);
	});

	test("an old address is no warning, because the site replaces it by the new one", () => {
		expect(notesOn(to({}, "/de/wieso"), "de", NOW).map(isWarning)).toEqual([false]);
		expect(notesOn(to({ status: "draft" }), "de", NOW).map(isWarning)).toEqual([true]);
	});
});
