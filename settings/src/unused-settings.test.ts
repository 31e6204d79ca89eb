import { describe, expect, test } from "vitest";
import { unusedSettings } from "./unused-settings.ts";

const inFile = (env: Record<string, string>) => unusedSettings({ env, fromFile: Object.keys(env) });
const inProcess = (env: Record<string, string>) => unusedSettings({ env, fromFile: [] });

describe("settings without an effect", () => {
	test("exclude used ones and those of other programs", () => {
		expect(
			inFile({
				PORT: "4000",
				DB_CLIENT: "pg",
				DB_POOL__MAX: "5",
				STORAGE_LOCAL_DRIVER: "s3",
				REDIS: "redis://x",
				PAGE_CACHE: "off",
				NODE_ENV: "production",
				SUPPORT: " ",
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
	])("include the misspelt %s, suggesting %s", (name, meant) => {
		const sentence = `A setting has no effect: ${name} (is ${meant} meant?).`;
		expect(inFile({ [name]: "x" })).toBe(sentence);
		expect(inProcess({ [name]: "x" })).toBe(sentence);
	});

	test("include unknown names of .env, but not of the environment", () => {
		expect(inFile({ SUPPORT: "x" })).toBe("A setting has no effect: SUPPORT (unknown).");
		expect(inProcess({ SUPPORT: "x" })).toBeUndefined();
	});

	test.each([
		[{ SMTP_URL: "smtp://mail.example", MAIL_UI_PORT: "1" }, "MAIL_UI_PORT (mails are not caught, by SMTP_URL)"],
		[{ OIDC_SCOPE: "openid" }, "OIDC_SCOPE (no provider is set up, by OIDC_ISSUER)"],
		[{ RELEASES_S3_REGION: "auto" }, "RELEASES_S3_REGION (the releases are in no bucket, by RELEASES_S3_BUCKET)"],
	])("include %j because of another setting", (env: Record<string, string>, why) => {
		expect(inFile(env)).toBe(`A setting has no effect: ${why}.`);
	});

	test("include the database's with a content service elsewhere, without values", () => {
		const env = { CMS_URL: "https://cms.example", CMS_TOKEN: "t", DB_PASSWORD: "s3cret", ADMIN_EMAIL: "a@example.org" };
		const why = "the content service runs elsewhere, by CMS_URL";
		expect(inFile(env)).toBe(`Settings have no effect: DB_PASSWORD (${why}), ADMIN_EMAIL (${why}).`);
		expect(
			inFile({ CMS_URL: "https://cms.example", CMS_TOKEN: "t", REDIS: "redis://x" }),
			"the site uses Redis too",
		).toBeUndefined();
	});
});
