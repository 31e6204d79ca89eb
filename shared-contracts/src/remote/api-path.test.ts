import { describe, expect, test } from "vitest";
import { matchApiPath } from "./api-path.ts";

const PATHS = ["consent", "auth/session", "auth/:action", "auth/callback/:provider", "auth/callback/credentials"];

describe("addresses below /api/", () => {
	test.each<[string, string | undefined, Record<string, string>?]>([
		["consent", "consent", {}],
		["auth/session", "auth/session", {}],
		["auth/csrf", "auth/:action", { action: "csrf" }],
		["auth/callback/credentials", "auth/callback/credentials", {}],
		["auth/callback/firm", "auth/callback/:provider", { provider: "firm" }],
		["auth/callback/a%20b", "auth/callback/:provider", { provider: "a b" }],
		["auth/callback/", undefined],
		["auth/callback/a%2fb", undefined],
		["auth/callback/%E0%A4%A", undefined],
		["auth", undefined],
		["Consent", undefined],
		["toString", undefined],
	])("[SS-1] /api/%s matches %s", (endpoint, path, params = {}) => {
		expect(matchApiPath(PATHS, endpoint)).toEqual(path && { path, params });
	});
});
