import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SettingsError } from "@hub/settings/setting";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadCredentials } from "./credentials.ts";
import { changedAccounts, writtenAccounts } from "./written-accounts.ts";

let dataDir: string;
beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), "hub-credentials-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe("credentials", () => {
	test("are generated once, stored readable for their owner alone, and read again", async () => {
		const first = await loadCredentials(dataDir, {});
		expect(first.generated).toEqual(["admin", "staff"]);
		const file = join(dataDir, "credentials.json");
		expect((await stat(file)).mode & 0o777).toBe(0o600);
		const second = await loadCredentials(dataDir, {});
		expect(second).toEqual({ ...first, generated: [] });
		expect(first.admin.password).not.toBe(first.staff.password);
		expect(first.admin.password.length).toBeGreaterThanOrEqual(20);
	});

	test("come from the settings if set, and are then not stored", async () => {
		const set = {
			ADMIN_EMAIL: "a@example.com",
			ADMIN_PASSWORD: "only-in-the-settings",
			SESSION_KEYS: `${"n".repeat(20)}, ${"o".repeat(20)}`,
		};
		const credentials = await loadCredentials(dataDir, set);
		expect(credentials.admin).toEqual({ email: "a@example.com", password: "only-in-the-settings" });
		expect(credentials.sessionKeys).toEqual(["n".repeat(20), "o".repeat(20)]);
		expect(credentials.generated).toEqual(["staff"]);
		expect(await readFile(join(dataDir, "credentials.json"), "utf8")).not.toContain("only-in-the-settings");
	});

	test("tell which account has changed since it was written to the content service, without storing a password", async () => {
		const first = await loadCredentials(dataDir, { STAFF_PASSWORD: "before-before" });
		expect(changedAccounts(first, undefined)).toEqual(["admin", "staff"]);
		const written = writtenAccounts(first);
		expect(JSON.stringify(written)).not.toContain("before-before");
		expect(changedAccounts(first, written)).toEqual([]);
		expect(changedAccounts(await loadCredentials(dataDir, { STAFF_PASSWORD: "after-after" }), written)).toEqual([
			"staff",
		]);
	});

	test.each([
		["ADMIN_EMAIL", "somebody"],
		["STAFF_EMAIL", "staff@hub.example"],
		["SESSION_KEYS", "short"],
		["PUBLISH_SECRET", "short"],
	])("a setting %s of “%s” is refused by name", async (name, value) => {
		const start = loadCredentials(dataDir, { [name]: value });
		await expect(start).rejects.toThrow(SettingsError);
		await expect(start).rejects.toThrow(name);
	});

	test("a damaged file is reported, not replaced", async () => {
		const file = join(dataDir, "credentials.json");
		await writeFile(file, '{"ADMIN_EMAIL": ');
		await expect(loadCredentials(dataDir, {})).rejects.toThrow(/is damaged: restore it/);
		expect(await readFile(file, "utf8")).toBe('{"ADMIN_EMAIL": ');
	});
});
