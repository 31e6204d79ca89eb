import { describe, expect, test } from "vitest";
import { personOf } from "./provider-claims.ts";

describe("[SS-1] a person with the claims", () => {
	test.each([
		[{ sub: "1", name: " Ada  ", email: "a@example.org" }, "Ada"],
		[{ sub: "1", name: "", preferred_username: "ada", nickname: "A" }, "ada"],
		[{ sub: "1", name: 7, email: "a@example.org" }, "a@example.org"],
		[{ sub: "1", name: "Ada\u202E\nLovelace\u0000" }, "Ada Lovelace"],
		[{ sub: "1", name: "a".repeat(500) }, "a".repeat(80)],
		[{ sub: "1" }, "1"],
	])("%j has the name %s", (claims, name) => {
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
	])("%j and the preview claim %s may see previews: %s", (claims, claim, mayPreview) => {
		expect(personOf({ sub: "1", ...claims }, { claim, value: "editors" }).mayPreview).toBe(mayPreview);
	});

	test.each([true, "true"])("staff: %j may see previews: values are compared as texts", (staff) => {
		expect(personOf({ sub: "1", staff }, { claim: "staff", value: "true" }).mayPreview).toBe(true);
	});
});
