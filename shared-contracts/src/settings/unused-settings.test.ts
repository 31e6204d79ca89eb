import { describe, expect, test } from "vitest";
import { unusedSettings } from "./unused-settings.ts";

const inFile = (env: Record<string, string>) => unusedSettings({ env, fromFile: Object.keys(env) });
const inProcess = (env: Record<string, string>) => unusedSettings({ env, fromFile: [] });

describe("settings without an effect", () => {
	test("none is named where all have an effect", () => {
		expect(
			inFile({
				PORT: "4000",
				DB_CLIENT: "pg",
				DB_POOL__MAX: "5",
				STORAGE_LOCAL_DRIVER: "s3",
				REDIS: "redis://x",
				PAGE_CACHE: "off",
				NODE_ENV: "production",
			}),
		).toBeUndefined();
		expect(
			inProcess({ PATH: "/bin", HOSTNAME: "box", PWD: "/", EDITOR: "vi", PORTS: "1", npm_config_cache: "/c" }),
		).toBeUndefined();
	});

	test.each([
		["PAGE_CASHE", "PAGE_CACHE"],
		["PAGE_CAHCE", "PAGE_CACHE"],
		["PAGECACHE", "PAGE_CACHE"],
		["page_cache", "PAGE_CACHE"],
		["PUBLIC_URI", "PUBLIC_URL"],
		["CMSURL", "CMS_URL"],
	])("%s is named wherever it is set: %s may be meant", (name, meant) => {
		const sentence = `A setting has no effect: ${name} (is ${meant} meant?).`;
		expect(inFile({ [name]: "x" })).toBe(sentence);
		expect(inProcess({ [name]: "x" })).toBe(sentence);
	});

	test("in .env every name is meant for the site, in the process's environment few are", () => {
		expect(inFile({ SUPPORT: "x" })).toBe("A setting has no effect: SUPPORT (unknown).");
		expect(inProcess({ SUPPORT: "x" })).toBeUndefined();
	});

	test("what another setting makes useless is named, and no value with it", () => {
		const env = { CMS_URL: "https://cms.example", CMS_TOKEN: "t", DB_PASSWORD: "s3cret", ADMIN_EMAIL: "a@example.org" };
		const why = "the content service runs elsewhere, by CMS_URL";
		expect(inFile(env)).toBe(`Settings have no effect: DB_PASSWORD (${why}), ADMIN_EMAIL (${why}).`);
		expect(
			inFile({ CMS_URL: "https://cms.example", CMS_TOKEN: "t", REDIS: "redis://x" }),
			"a site counts there too",
		).toBeUndefined();
		expect(inFile({ SMTP_URL: "smtp://mail.example", MAIL_UI_PORT: "1" })).toBe(
			"A setting has no effect: MAIL_UI_PORT (mails are not caught, by SMTP_URL).",
		);
	});

	test("[SS-1] a scope is of no use without a provider", () => {
		expect(inFile({ OIDC_SCOPE: "openid" })).toBe("A setting has no effect: OIDC_SCOPE (no provider is set up, by OIDC_ISSUER).");
		expect(inFile({ OIDC_SCOPE: "openid", OIDC_ISSUER: "https://id.example" })).toBeUndefined();
	});

	test("the region of a bucket is of no use without one", () => {
		expect(inFile({ RELEASES_S3_REGION: "auto" })).toBe(
			"A setting has no effect: RELEASES_S3_REGION (the releases are in no bucket, by RELEASES_S3_BUCKET).",
		);
	});

	test("an empty one counts as not set", () => {
		expect(inFile({ PAGE_CASHE: "", SUPPORT: " " })).toBeUndefined();
	});
});
