import { expect, test } from "vitest";
import { directusEnvironment } from "./directus-environment.ts";

const SETTINGS = {
	dataDir: "data",
	port: 8055,
	publicUrl: "http://localhost:8055",
	secrets: { key: "key", secret: "secret", publishSecret: "publish", adminToken: "admin" },
	database: { kind: "embedded" },
} as const;

test.each([
	["after minutes, and not an hour", {}, "2m"],
	["when an operator says", { IMPORT_TIMEOUT: "30m" }, "30m"],
])("[CT-1] an import of rows ends %s", (_when, passedOn, expected) => {
	expect(directusEnvironment({ ...SETTINGS, passedOn }, "database.sqlite", {}).IMPORT_TIMEOUT).toBe(expected);
});
