import { describe, expect, test } from "vitest";
import { allWithin, placeIn, readableBy, treeOf, wayTo } from "./passport-reading.ts";

const part = (id: string, within?: string) => ({ id, name: id, text: id, facts: [], ...(within ? { in: within } : {}) });
const parts = [part("pack"), part("housing", "pack"), part("module", "pack"), part("cell", "module")];
const settings = {
	name: "passport" as const,
	product: { name: "Pack", identifier: "urn:pack", text: "A pack." },
	issuers: [],
	parts,
	events: [],
	claims: [],
};

describe("the place that an address names", () => {
	test.each([
		["", "pack", "public", "facts"],
		["part=cell&role=owner&tab=claims", "cell", "owner", "claims"],
		["part=wheel&role=king&tab=secrets", "pack", "public", "facts"],
		["part=__proto__&role=constructor", "pack", "public", "facts"],
	])("%j is %s, for the %s, its %s", (query, id, reader, tab) => {
		const asked = new URLSearchParams(query);
		const place = placeIn(settings, (name) => asked.get(name) ?? undefined);
		expect([place?.part.id, place?.reader, place?.tab]).toEqual([id, reader, tab]);
	});
});

test("parts are a tree, with a way to each and all that is within", () => {
	expect(treeOf(parts)).toMatchObject([
		{ part: { id: "pack" }, within: [{ part: { id: "housing" } }, { part: { id: "module" }, within: [{ part: { id: "cell" } }] }] },
	]);
	expect(wayTo(parts, "cell")).toEqual(["pack", "module", "cell"]);
	expect([...allWithin(parts, "module")]).toEqual(["module", "cell"]);
	expect(wayTo(parts, "wheel")).toEqual([]);
});

test("a reader sees what is for all and what is for that reader, and how much there is besides", () => {
	const list = [{ of: 1 }, { of: 2, for: ["owner" as const] }, { of: 3, for: ["owner" as const, "authority" as const] }];
	expect(readableBy(list, "public")).toEqual({ seen: [list[0]], hidden: 2 });
	expect(readableBy(list, "authority")).toEqual({ seen: [list[0], list[2]], hidden: 1 });
	expect(readableBy(list, "owner").hidden).toBe(0);
});
