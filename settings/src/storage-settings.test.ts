import { describe, expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";
import { SettingsError } from "./setting.ts";
import { storageOf } from "./storage-settings.ts";

describe("[SC-1] the storage of uploads", () => {
	test.each([
		["on the disk by default", {}, [{ name: "local", driver: "local", options: {} }]],
		[
			"in a bucket, by Directus' own names",
			{ STORAGE_LOCAL_DRIVER: "s3", STORAGE_LOCAL_BUCKET: "uploads", STORAGE_LOCAL_FORCE_PATH_STYLE: "true" },
			[{ name: "local", driver: "s3", options: { bucket: "uploads", forcePathStyle: true } }],
		],
		[
			"in several places, new ones in the first",
			{ STORAGE_LOCATIONS: "big, local", STORAGE_BIG_DRIVER: "s3", STORAGE_BIG_BUCKET: "b" },
			[
				{ name: "big", driver: "s3", options: { bucket: "b" } },
				{ name: "local", driver: "local", options: {} },
			],
		],
	])("is %s", (_what, env, locations) => {
		expect(storageOf(env)).toEqual(locations);
		expect(() => readSettings(env)).not.toThrow();
	});

	test.each([
		[{ STORAGE_LOCATIONS: "big" }, "STORAGE_LOCATIONS names big, so STORAGE_BIG_DRIVER must be set too."],
		[{ STORAGE_LOCAL_DRIVER: "s3" }, "STORAGE_LOCAL_DRIVER is s3, so STORAGE_LOCAL_BUCKET must be set too."],
		[
			{ STORAGE_LOCAL_DRIVER: "s3", STORAGE_LOCAL_BUCKET: "b", STORAGE_LOCAL_KEY: "k" },
			"STORAGE_LOCAL_KEY is set, but STORAGE_LOCAL_SECRET is not: set both, or neither.",
		],
	])("is refused if something is missing: %j", (env, sentence) => {
		expect(() => readSettings(env)).toThrow(SettingsError);
		expect(() => readSettings(env)).toThrow(sentence);
	});
});
