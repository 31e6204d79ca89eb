import { describe, expect, test } from "vitest";
import { personOf } from "./provider-claims.ts";

describe("[SS-1] who signs in at a provider", () => {
	test.each([
		[{ sub: "1", name: " Ada  ", email: "a@example.org" }, "Ada"],
		[{ sub: "1", name: "", preferred_username: "ada", nickname: "A" }, "ada"],
		[{ sub: "1", name: 7, email: "a@example.org" }, "a@example.org"],
		[{ sub: "1", name: "Ada\u202E\nLovelace\u0000" }, "Ada Lovelace"],
		[{ sub: "1", name: "a".repeat(500) }, "a".repeat(80)],
		[{ sub: "1" }, "1"],
	])("%j is called %s", (claims, name) => {
		expect(personOf(claims, undefined)).toEqual({ name, mayPreview: false });
	});

	test.each([
		[{ groups: ["editors"] }, "groups", true],
		[{ groups: "editors" }, "groups", true],
		[{ groups: "editors,admins" }, "groups", false],
		[{ groups: [["editors"]] }, "groups", false],
		[{ groups: { editors: true } }, "groups", false],
		[{ groups: null }, "groups", false],
		[{ realm: { roles: ["editors"] } }, "realm.roles", true],
		[{ "https://hub.example/roles": ["editors"] }, "https://hub.example/roles", true],
		[{}, "constructor.name", false],
		[{ realm: "x" }, "realm.length", false],
	])("%j with the claim %s may see previews: %s", (claims, claim, mayPreview) => {
		expect(personOf({ sub: "1", ...claims }, { claim, value: "editors" }).mayPreview).toBe(mayPreview);
	});

	test("a value is compared as a text", () => {
		expect(personOf({ sub: "1", staff: true }, { claim: "staff", value: "true" }).mayPreview).toBe(true);
		expect(personOf({ sub: "1", staff: "false" }, { claim: "staff", value: "true" }).mayPreview).toBe(false);
	});
});
