import { expect, test } from "vitest";
import type { FoundResult, ShownResult } from "../page/page-result.ts";
import { createVisitedPages } from "./visited-pages.client.ts";

const page = (part: Partial<FoundResult> = {}) => ({ kind: "page", route: "event", ...part }) as ShownResult;

test("the last version of a visited page is kept", () => {
	const visited = createVisitedPages();
	visited.add("/events", page({ data: 1 }));
	visited.add("/events", page({ data: 2 }));
	expect(visited.find("/events")).toEqual(page({ data: 2 }));
	expect(visited.find("/events?page=2")).toBeUndefined();
});

test.each([
	["is one visitor's own", page({ personal: true })],
	["is a preview", page({ preview: { label: "", sentences: [], languages: [] } })],
	["is none", { kind: "missing" } as ShownResult],
])("a page that %s is not stored, and removes the stored one", (_what, result) => {
	const visited = createVisitedPages();
	visited.add("/account", page());
	visited.add("/account", result);
	expect(visited.find("/account")).toBeUndefined();
});

test("the last twenty pages are kept", () => {
	const visited = createVisitedPages();
	for (let at = 0; at < 25; at += 1) visited.add(`/${at}`, page({ data: at }));
	expect([0, 4, 5, 24].map((at) => visited.find(`/${at}`)?.data)).toEqual([undefined, undefined, 5, 24]);
});
