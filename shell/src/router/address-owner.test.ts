import type { AddressOwner } from "@hub/shared-contracts/address/address-query";
import { describe, expect, test } from "vitest";
import { lookUpAddresses } from "./address-owner.ts";
import { allRoutesTable } from "./all-routes.fixture.ts";

const rules = {
	table: allRoutesTable,
	strategy: "prefix_except_default",
	ownWords: new Set(["api", "media", "r", "robots.txt"]),
	reports: undefined,
} as const;
const ofPath = (path: string) => lookUpAddresses({ paths: [path], rows: [] }, rules).paths[0];
const ofRow = (route: string, params: Record<string, string>, locale: "de" | "en" = "en") =>
	lookUpAddresses({ paths: [], rows: [{ route, params, locale }] }, rules).rows[0];

describe("[RD-2] an address has one owner:", () => {
	test.each<[string, Partial<AddressOwner>]>([
		["/", { kind: "page", route: "home", fixed: true, locale: "en" }],
		["/about", { kind: "page", route: "about", fixed: true, locale: "en" }],
		["/produkte", { kind: "page", route: "products", fixed: true, locale: "en" }],
		["/de/events/a", { kind: "page", route: "event", fixed: false, params: { slug: "a" }, locale: "de" }],
		["/why-lisbon", { kind: "page", route: "page", fixed: false, params: { slug: "why-lisbon" } }],
		["/en/connect", { kind: "moved", to: "/en/connect-integrate" }],
		["/de/old/report.pdf", { kind: "moved", to: "/files/1/bericht.pdf" }],
		["/r", { kind: "site" }],
		["/robots.txt", { kind: "site" }],
		["/blog/2019/a", { kind: "none" }],
		["/%", { kind: "none" }],
	])("%s", (path, owner) => {
		expect(ofPath(path)?.owner).toMatchObject(owner);
	});

	test.each([
		["/about", "/en/about-us"],
		["/de/glossary/x", "/de/glossar/x"],
		["/glossar/x", "/en/glossary/x"],
		["/", "/en"],
		["/Events/A/?page=2#list", "/en/events/a?page=2#list"],
		["/blog/2019/a?b", "/blog/2019/a?b"],
		["/media", "/media"],
		["/connect", "/connect"],
	])("%s with its language is %s", (path, form) => {
		expect(ofPath(path)?.href).toBe(form);
	});
});

describe("[CT-1] the address of a row", () => {
	test("names its language", () => {
		expect(ofRow("event", { slug: "a" }, "de")).toEqual({ href: "/de/events/a", taken: null });
		expect(ofRow("use-case", { slug: "a" }, "de")).toEqual({ href: "/de/anwendungsfaelle/a", taken: null });
		expect(ofRow("page", { slug: "a" })).toEqual({ href: "/en/a", taken: null });
		expect(ofRow("author-about", { slug: "a" })).toEqual({ href: "/en/authors/a/about", taken: null });
	});

	test.each([
		["page", "events", "/events", { kind: "page", route: "events" }],
		["page", "suche", "/suche", { kind: "page", route: "search" }],
		["page", "de", "/de", { kind: "page", route: "home" }],
		["page", "en", "/en", { kind: "page", route: "home" }],
		["page", "api", "/api", { kind: "site" }],
		["page", "connect", "/connect", { kind: "moved", to: "/connect-integrate" }],
		["event", "recordings", "/events/recordings", { kind: "page", route: "recordings" }],
	])("[RT-3] a %s with the slug %s loses to %s", (route, slug, path, owner) => {
		for (const locale of ["de", "en"] as const)
			expect(ofRow(route, { slug }, locale)?.taken).toMatchObject({ path, owner });
	});

	test("is empty if the live set lacks the route or its parameter", () => {
		expect(ofRow("nowhere", { slug: "a" })).toEqual({ href: null, taken: null });
		expect(ofRow("event", { name: "a" })).toEqual({ href: null, taken: null });
	});
});
