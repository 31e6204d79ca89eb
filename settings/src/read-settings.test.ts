import { describe, expect, test } from "vitest";
import { readSettings, settingsFor } from "./read-settings.ts";
import { SettingsError } from "./setting.ts";

describe("settings", () => {
	test.each([
		["nothing", {}],
		["empty values", { PORT: "", PUBLIC_URL: "", SMTP_URL: "", MAIL_FROM: " ", REPORT_REDIRECTS: " " }],
	])("[LN-3] have defaults for %s", (_what, env) => {
		expect(readSettings(env)).toMatchObject({
			port: 3000,
			host: "127.0.0.1",
			publicUrl: "http://localhost:3000",
			studioUrl: "http://localhost:8055",
			localeStrategy: "prefix_except_default",
			dataDir: ".data",
			dbClient: "sqlite3",
			trustedProxies: [],
			pageCache: true,
			smtpUrl: undefined,
			mailFrom: undefined,
			analyticsUrl: undefined,
			advertisingPartnerId: undefined,
			reportRedirects: undefined,
		});
	});

	test("are read from their texts; addresses follow the ports", () => {
		expect(
			readSettings({ PORT: "4000", CMS_PORT: "4001", PAGE_CACHE: "off", TRUSTED_PROXIES: " 10.0.0.0/8,::1 " }),
		).toMatchObject({
			publicUrl: "http://localhost:4000",
			studioUrl: "http://localhost:4001",
			pageCache: false,
			trustedProxies: ["10.0.0.0/8", "::1"],
		});
		expect(readSettings({ PUBLIC_URL: "https://example.com//", LOCALE_STRATEGY: "prefix" })).toMatchObject({
			publicUrl: "https://example.com",
			localeStrategy: "prefix",
		});
	});

	test("[MT-1] have hosts as browsers write them", () => {
		const idn = "https://xn--datenrume-02a.example";
		for (const PUBLIC_URL of ["https://Datenräume.example/", "HTTPS://DATENRA\u0308UME.example:443", idn])
			expect(readSettings({ PUBLIC_URL }).publicUrl).toBe(idn);
		expect(
			readSettings({
				PUBLIC_URL: "http://localhost:80",
				STUDIO_URL: "https://Datenräume.example/studio/",
				ANALYTICS_URL: "https://Zähler.example/Pfad//",
				ADVERTISING_URL: "https://Ads.example/x.js?id=1",
				SMTP_URL: "smtps://u:p%23@Müller.example:465/?pool=true",
				MAIL_FROM: "Müller <hub@Müller.example>",
				ADMIN_EMAIL: "admin@müller.de",
				STAFF_EMAIL: "Staff@Example.org",
			}),
		).toMatchObject({
			publicUrl: "http://localhost",
			studioUrl: `${idn}/studio`,
			analyticsUrl: "https://xn--zhler-gra.example/Pfad",
			advertisingUrl: "https://ads.example/x.js?id=1",
			smtpUrl: "smtps://u:p%23@xn--mller-kva.example:465/?pool=true",
			mailFrom: "Müller <hub@xn--mller-kva.example>",
			adminEmail: "admin@xn--mller-kva.de",
			staffEmail: "Staff@Example.org",
		});
	});

	test.each([
		["PUBLIC_URL", "https://example.com/a/", "must be an address without a path, such as https://example.com"],
		["PUBLIC_URL", "https://example.com/?", "must be an address without a query, such as https://example.com"],
		["PUBLIC_URL", "https://example.com/#", "must be an address without a part behind #, such as https://example.com"],
		[
			"STUDIO_URL",
			"https://example.com/studio?a",
			"must be an address without a query, such as https://example.com/studio",
		],
		["CMS_URL", "https://example.com/#a", "must be an address without a part behind #, such as https://example.com"],
		[
			"ADVERTISING_URL",
			"https://example.com/x.js#a",
			"must be an address without a part behind #, such as https://example.com/x.js",
		],
	])("refuse addresses with unusable parts, and name a correct one: %s=%s", (name, text, sentence) => {
		expect(() => readSettings({ [name]: text })).toThrow(new SettingsError(`${name} ${sentence}, and is “${text}”.`));
	});

	test.each([
		["PUBLIC_URL", "https://hub:s3cret@example.com", "has a user name or a password in it"],
		["CMS_URL", "https://:s3cret@example.com", "has a user name or a password in it"],
		["OIDC_ISSUER", "https://:x@example.com", "must be an https address without a query"],
		["SMTP_URL", "smtps://hub:s3#cret@example.com", "must be an address such as"],
		["SMTP_URL", "smtps://hub:s3cret@example.com/inbox", "write signs of the password as %2F, %3F and %23"],
	])("refuse %s with a misplaced secret without repeating it: %s", (name, text, sentence) => {
		expect(() => readSettings({ [name]: text })).toThrow(
			`${name} ${sentence.startsWith("write") ? "must be" : sentence}`,
		);
		expect(() => readSettings({ [name]: text })).toThrow(sentence);
		expect(() => readSettings({ [name]: text })).not.toThrow(/s3/);
	});

	test("ignore the mail catcher's ports if a mail server is set", () => {
		const smtpUrl = "smtps://site:secret@mail.example.com:465";
		expect(readSettings({ SMTP_URL: smtpUrl, MAIL_UI_PORT: "3000" })).toMatchObject({ port: 3000, smtpUrl });
	});

	test.each(["hub@example.com", "Data Hub <hub@example.com>", '"Müller, Köln" <post@muster.example>'])(
		"[CT-6] accept the sender %s",
		(from) => {
			expect(readSettings({ MAIL_FROM: ` ${from} ` }).mailFrom).toBe(from);
		},
	);

	test.each([
		"hub",
		"Data Hub",
		"Data Hub <hub>",
		"<hub@example.com",
		"a@example.com, b@example.com",
		"A\nBcc: x@example.com <a@example.com>",
	])("refuse the sender %j", (from) => {
		const message = `MAIL_FROM must be an address such as hub@example.com or Data Hub <hub@example.com>, and is “${from}”.`;
		expect(() => readSettings({ MAIL_FROM: from })).toThrow(new SettingsError(message));
	});

	test.each([
		["127.0.0.1", true],
		["10.0.0.0/8", true],
		["::1", true],
		["2001:db8::/32", true],
		["10.0.0.0/33", false],
		["2001:db8::/129", false],
		["10.0.0.0/", false],
		["10.0.0.0/8/8", false],
		["proxy.example.com", false],
	])("accept the IP address or network %j: %s", (network, isValid) => {
		const read = () => readSettings({ TRUSTED_PROXIES: network });
		if (isValid) expect(read().trustedProxies).toEqual([network]);
		else expect(read).toThrow(`and has “${network}”.`);
	});

	test("[RD-1] contain the targets of old reports", () => {
		const to = "https://example.com/a.pdf";
		expect(readSettings({ REPORT_REDIRECTS: `/old/a.pdf=${to}` }).reportRedirects).toEqual([
			{ from: "/old/a.pdf", to: { de: to, en: to } },
		]);
	});

	describe("[SS-1] of an OpenID Connect provider", () => {
		const whole = { OIDC_ISSUER: "https://id.example/", OIDC_CLIENT_ID: "hub", OIDC_CLIENT_SECRET: "s3cret" };

		test("reach the site only, with the issuer unchanged", () => {
			const values = readSettings({ ...whole, OIDC_PREVIEW_CLAIM: "groups", OIDC_PREVIEW_VALUE: "editors" });
			expect(values).toMatchObject({
				oidcIssuer: "https://id.example/",
				oidcClientId: "hub",
				oidcName: undefined,
				oidcScope: "openid profile email",
				oidcPreviewClaim: "groups",
			});
			expect(settingsFor("site", values).oidcClientSecret).toBe("s3cret");
			expect(Object.keys(settingsFor("content service", values)).filter((name) => name.startsWith("oidc"))).toEqual([]);
			expect(readSettings({ ...whole, OIDC_ISSUER: "http://localhost:9000/realm" }).oidcIssuer).toBe(
				"http://localhost:9000/realm",
			);
		});

		test.each([
			[
				{ OIDC_ISSUER: "https://id.example" },
				"OIDC_ISSUER is set, but OIDC_CLIENT_ID and OIDC_CLIENT_SECRET not: set them as well",
			],
			[{ ...whole, OIDC_CLIENT_SECRET: " " }, "OIDC_ISSUER is set, but OIDC_CLIENT_SECRET not: set it as well"],
			[{ OIDC_NAME: "Example ID" }, "OIDC_NAME is set, but OIDC_ISSUER and OIDC_CLIENT_ID and OIDC_CLIENT_SECRET not"],
			[{ ...whole, OIDC_PREVIEW_CLAIM: "groups" }, "OIDC_PREVIEW_CLAIM is set, but OIDC_PREVIEW_VALUE is not"],
			[{ ...whole, OIDC_PREVIEW_VALUE: "editors" }, "OIDC_PREVIEW_VALUE is set, but OIDC_PREVIEW_CLAIM is not"],
			[{ ...whole, OIDC_SCOPE: "profile" }, "OIDC_SCOPE must be words with blanks between them, openid among them"],
			[{ ...whole, OIDC_ISSUER: "http://id.example" }, "OIDC_ISSUER must be an https address without a query"],
			[{ ...whole, OIDC_ISSUER: "https://id.example?a" }, "OIDC_ISSUER must be an https address without a query"],
		])("are refused with a sentence: %j", (env, sentence) => {
			expect(() => readSettings(env)).toThrow(sentence);
			expect(() => readSettings(env)).not.toThrow("s3cret");
		});
	});

	test("ignore the embedded content service if another one is set", () => {
		const set = { CMS_URL: "https://cms.example.com/", CMS_TOKEN: "a-token" };
		expect(readSettings(set)).toMatchObject({
			cmsUrl: "https://cms.example.com",
			studioUrl: "https://cms.example.com",
		});
		expect(readSettings({ ...set, STUDIO_URL: "https://studio.example.com" }).studioUrl).toBe(
			"https://studio.example.com",
		);
		expect(readSettings({ ...set, CMS_PORT: "3000", MAIL_UI_PORT: "3000", DB_HOST: "db" }).port).toBe(3000);
		expect(Object.keys(settingsFor("site", readSettings(set)))).not.toContain("cmsToken");
	});

	test.each<[Record<string, string>, string]>([
		[{ PORT: "0" }, "PORT must be a port from 1 to 65535, and is “0”."],
		[{ PORT: "80.5" }, "PORT must be a port from 1 to 65535, and is “80.5”."],
		[{ CMS_PORT: "65536" }, "CMS_PORT must be a port from 1 to 65535, and is “65536”."],
		[{ PORT: "8055" }, "PORT and CMS_PORT are both 8055; they must differ."],
		[{ MAIL_SMTP_PORT: "-1" }, "MAIL_SMTP_PORT must be a port from 1 to 65535, and is “-1”."],
		[{ CMS_PORT: "1025" }, "CMS_PORT and MAIL_SMTP_PORT are both 1025; they must differ."],
		[{ SMTP_URL: "smtp://" }, "SMTP_URL must be an address such as smtps://user:password@mail.example.com."],
		[
			{ SMTP_URL: "smtp://mail%20example" },
			"SMTP_URL must be an address such as smtps://user:password@mail.example.com.",
		],
		[{ SMTP_URL: "smtp://a%E0b" }, "SMTP_URL must be an address such as smtps://user:password@mail.example.com."],
		[
			{ TRUSTED_PROXIES: "127.0.0.1, proxy" },
			"TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, with commas between them, and has “proxy”.",
		],
		[{ HOST: "" }, "HOST must be an address to listen on, and is empty."],
		[{ DATA_DIR: "" }, "DATA_DIR must be a folder, and is empty."],
		[{ PUBLIC_URL: "example.com" }, "PUBLIC_URL must be an http or https address, and is “example.com”."],
		[{ PAGE_CACHE: "no" }, "PAGE_CACHE must be on or off, and is “no”."],
		[{ ANALYTICS_URL: "javascript:x" }, "ANALYTICS_URL must be an http or https address, and is “javascript:x”."],
		[{ ANALYTICS_SITE_ID: "0" }, "ANALYTICS_SITE_ID must be a whole number from 1 to 1000000, and is “0”."],
		[
			{ ADVERTISING_PARTNER_ID: "12;x" },
			"ADVERTISING_PARTNER_ID must be letters, digits, - and _, 64 at most, and is “12;x”.",
		],
		[{ REPORT_REDIRECTS: "/a.pdf=https://a.example /a.pdf=https://b.example" }, "REPORT_REDIRECTS names /a.pdf twice."],
		[
			{ REPORT_REDIRECTS: "/a.pdf" },
			"REPORT_REDIRECTS must be old paths of PDF files and their addresses, such as /old/a.pdf=https://example.com/a.pdf,/old/b.pdf=https://example.com/b.pdf, and has “/a.pdf”.",
		],
		[
			{ REPORT_REDIRECTS: "/a.pdf=http://localhost:3000/de/a.pdf" },
			"REPORT_REDIRECTS leads from /a.pdf to an old path again; it must lead to where the report is now.",
		],
		[
			{ CMS_URL: "https://cms.example.com" },
			"CMS_URL is set, but CMS_TOKEN is not: set CMS_TOKEN to the token of the site's account there.",
		],
		[{ CMS_TOKEN: "t" }, "CMS_TOKEN is set, but CMS_URL is not: set CMS_URL to the content service's address as well."],
		[{ CMS_URL: "http://localhost:3000", CMS_TOKEN: "t" }, "CMS_URL and PUBLIC_URL are the same; they must differ."],
		[{ SITE_PROCESSES: "many" }, "SITE_PROCESSES must be a whole number from 1 to 64, and is “many”."],
		[{ LOCALE_STRATEGY: "none" }, "LOCALE_STRATEGY must be prefix_except_default or prefix, and is “none”."],
	])("refuse invalid and contradictory values with a sentence: %j", (env, message) => {
		expect(() => readSettings(env)).toThrow(new SettingsError(message));
	});

	test("report all problems at once, without secrets", () => {
		const env = {
			PORT: "x",
			PUBLIC_URL: "y",
			LOCALE_STRATEGY: "z",
			DB_PORT: "many",
			SESSION_KEYS: "s3cret",
			ADMIN_EMAIL: "somebody",
		};
		const read = () => readSettings(env);
		for (const name of Object.keys(env)) expect(read).toThrow(new RegExp(`\\b${name} (must be|is)`));
		expect(read).not.toThrow("s3cret");
	});

	test("of the site contain no other passwords", () => {
		const set = { ADMIN_PASSWORD: "a", SMTP_URL: "smtp://u:p@h", PUBLISH_SECRET: "p".repeat(16), DB_CLIENT: "sqlite3" };
		const site = settingsFor("site", readSettings(set));
		expect(site).toMatchObject({ port: 3000, localeStrategy: "prefix_except_default", trustedProxies: [] });
		expect(Object.keys(site).filter((name) => /password|secret|smtp|^db/i.test(name))).toEqual(["oidcClientSecret"]);
	});
});
