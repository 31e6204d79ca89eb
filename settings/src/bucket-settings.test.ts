import { describe, expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";

describe("[PF-5] a bucket for the releases", () => {
	const whole = {
		RELEASES_S3_BUCKET: "hub-releases/production",
		RELEASES_S3_KEY_ID: "key",
		RELEASES_S3_SECRET: "s3cret",
	};

	test.each([
		["hub-releases", { bucket: "hub-releases", prefix: "" }],
		["hub.releases/production", { bucket: "hub.releases", prefix: "production" }],
		["hub-releases/a/B_1.x", { bucket: "hub-releases", prefix: "a/B_1.x" }],
	])("may have a folder: %s", (text, value) => {
		const read = readSettings({ ...whole, RELEASES_S3_BUCKET: text, RELEASES_S3_URL: "https://s3.example.com/" });
		expect(read).toMatchObject({
			releasesS3Bucket: value,
			releasesS3Url: "https://s3.example.com",
			releasesS3Region: "us-east-1",
		});
	});

	test.each([
		["s3://hub-releases", "such as releases/production, and is “s3://hub-releases”."],
		["Hub", "must be the name of a bucket"],
		["hub-releases/", "must be the name of a bucket"],
		["hub-releases/../x", "must be the name of a bucket"],
	])("is refused as %s", (text, message) => {
		expect(() => readSettings({ ...whole, RELEASES_S3_BUCKET: text })).toThrow(message);
	});

	test.each<[Record<string, string>, string]>([
		[
			{ RELEASES_S3_BUCKET: "hub" },
			"RELEASES_S3_BUCKET is set, but RELEASES_S3_KEY_ID and RELEASES_S3_SECRET not: set them as well",
		],
		[{ ...whole, RELEASES_S3_SECRET: " " }, "RELEASES_S3_BUCKET is set, but RELEASES_S3_SECRET not: set it as well"],
		[{ RELEASES_S3_URL: "https://s3.example.com" }, "RELEASES_S3_URL is set, but RELEASES_S3_BUCKET and"],
	])("is refused if it is incomplete: %j", (env, message) => {
		expect(() => readSettings(env)).toThrow(message);
		expect(() => readSettings(env)).not.toThrow("s3cret");
	});
});
