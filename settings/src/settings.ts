// Every setting, declared once. To add one, add an entry here: the site, the launcher and the content service read it
// from there, and docs/settings.md is generated from it (docs/developers.md, “A setting”).

import * as kinds from "./kinds.ts";
import { observedSettings } from "./observed-settings.ts";
import { setting } from "./setting.ts";

export const SETTINGS = {
	PORT: setting({
		kind: kinds.port,
		default: "3000",
		readers: ["launcher", "site"],
		about: "the port that the site listens on",
	}),
	HOST: setting({
		kind: kinds.text,
		default: "127.0.0.1",
		empty: "must be an address to listen on, and is empty.",
		readers: ["launcher", "site"],
		about: "the address of this machine that the site listens on",
	}),
	PUBLIC_URL: setting({
		kind: kinds.origin,
		default: "http://localhost:$PORT",
		readers: ["launcher", "site", "content service"],
		about: "absolute addresses: canonical, alternates, links in mails; scheme, host and port alone",
	}),
	CMS_PORT: setting({
		kind: kinds.port,
		default: "8055",
		readers: ["launcher", "content service"],
		about: "Directus, on 127.0.0.1; Studio at `/admin`",
	}),
	STUDIO_URL: setting({
		kind: kinds.url,
		default: "http://localhost:$CMS_PORT",
		defaultFrom: "CMS_URL",
		defaultNote: "`CMS_URL`, or `http://localhost:$CMS_PORT`",
		readers: ["launcher", "site", "content service"],
		about: "Studio's address for editors' browsers",
	}),
	CMS_URL: setting({
		kind: kinds.url,
		readers: ["launcher"],
		about:
			"a Directus that already runs elsewhere; none is started here then ([what it needs](operators.md#a-content-service-that-runs-elsewhere))",
	}),
	CMS_TOKEN: setting({
		kind: kinds.text,
		secret: true,
		readers: ["launcher"],
		about: "the token there of the account that the site reads with",
	}),
	MAIL_UI_PORT: setting({
		kind: kinds.port,
		default: "1080",
		readers: ["launcher"],
		about: "the mail catcher on 127.0.0.1: where mails are read",
	}),
	MAIL_SMTP_PORT: setting({
		kind: kinds.port,
		default: "1025",
		readers: ["launcher"],
		about: "the mail catcher on 127.0.0.1: where mails are sent to",
	}),
	SMTP_URL: setting({
		kind: kinds.mailServer,
		secret: true,
		readers: ["launcher", "content service"],
		about:
			"a mail server to send through, such as `smtps://user:password@mail.example.com`; the catcher is then not started",
	}),
	MAIL_FROM: setting({
		kind: kinds.mailSender,
		defaultNote: "the organisation of the site settings in Studio",
		readers: ["launcher", "content service"],
		about: "who sends mails, as `Data Hub <hub@example.com>` or an address alone",
	}),
	EVENT_NEWS_AFTER: setting({
		kind: kinds.count(0, 1_440),
		default: "5",
		directus: "value",
		readers: ["content service"],
		about:
			"how many minutes a change of an event's date, place or way of meeting waits for further ones before people who registered are told of it by one mail; 0 tells them at once",
	}),
	TRUSTED_PROXIES: setting({
		kind: kinds.networks,
		default: "",
		readers: ["site", "content service"],
		about:
			"addresses or networks of proxies before the site and Studio, with commas between them; only theirs is the `X-Forwarded-For` by which forms of one visitor and sign-ins are counted",
	}),
	DATA_DIR: setting({
		kind: kinds.text,
		default: ".data",
		empty: "must be a folder, and is empty.",
		readers: ["launcher", "content service"],
		about:
			"everything that is written: database, uploads, releases, mails, credentials; a folder of its own, for the site's user alone (0700, files 0600)",
	}),
	RELEASES_S3_BUCKET: setting({
		kind: kinds.bucket,
		readers: ["launcher"],
		about:
			"a bucket for the releases in place of `DATA_DIR`, which has to be there; `releases/production` is the folder `production` in the bucket `releases` ([what it needs](operators.md#in-a-bucket))",
	}),
	RELEASES_S3_URL: setting({
		kind: kinds.url,
		defaultNote: "AWS' own",
		readers: ["launcher"],
		about: "the address of the service that has the bucket, where that is not AWS",
	}),
	RELEASES_S3_REGION: setting({
		kind: kinds.text,
		default: "us-east-1",
		readers: ["launcher"],
		about: "the bucket's region; some services want a word of their own, such as `auto`",
	}),
	RELEASES_S3_KEY_ID: setting({
		kind: kinds.text,
		readers: ["launcher"],
		about: "who asks the service: the access key's id",
	}),
	RELEASES_S3_SECRET: setting({
		kind: kinds.text,
		secret: true,
		readers: ["launcher"],
		about: "that access key's secret",
	}),
	LOCALE_STRATEGY: setting({
		kind: kinds.choice("prefix_except_default", "prefix"),
		default: "prefix_except_default",
		readers: ["site"],
		about: "or `prefix`: the language's code is always in the canonical address",
	}),
	CANARY_PERCENT: setting({
		kind: kinds.count(1, 100),
		default: "10",
		readers: ["launcher", "site"],
		about: "the share of visitors who get a published release first",
	}),
	CANARY_PAGES: setting({
		kind: kinds.count(1, 1_000_000),
		default: "500",
		readers: ["site"],
		about: "after how many pages a published release goes live for all visitors unless it does worse",
	}),
	CANARY_MINUTES: setting({
		kind: kinds.count(1, 10_080),
		default: "10",
		readers: ["launcher", "site"],
		about: "after how many minutes it does so with fewer pages",
	}),
	SITE_PROCESSES: setting({
		kind: kinds.count(1, 64),
		default: "1",
		readers: ["launcher", "site"],
		about: "how many processes the site has, which share its port: one for each core that it may have (Linux)",
	}),
	...observedSettings,
	PAGE_CACHE: setting({
		kind: kinds.onOff,
		default: "on",
		readers: ["site"],
		about: "`off` renders every request, for benchmarks and for debugging",
	}),
	OUTDATED_AFTER: setting({
		kind: kinds.count(1, 8_760),
		default: "24",
		readers: ["site"],
		about: "after how many hours without news of the content service pages say that they may be out of date",
	}),
	ADMIN_EMAIL: setting({ kind: kinds.accountEmail, ...account("the administrator's account in Studio: its address") }),
	ADMIN_PASSWORD: setting({ kind: kinds.text, secret: true, ...account("the administrator's password") }),
	STAFF_EMAIL: setting({ kind: kinds.accountEmail, ...account("the first editor's account in Studio: its address") }),
	STAFF_PASSWORD: setting({ kind: kinds.text, secret: true, ...account("the first editor's password") }),
	SESSION_KEYS: setting({
		kind: kinds.keys,
		secret: true,
		...account(
			"what cookies are sealed with: keys of at least 16 characters, with commas between them, the newest first",
		),
	}),
	PUBLISH_SECRET: setting({
		kind: kinds.key,
		secret: true,
		...account("what Directus' questions to the site and links to previews are signed with; at least 16 characters"),
	}),
	OIDC_ISSUER: setting({
		kind: kinds.issuer,
		readers: ["site"],
		about:
			"an OpenID Connect provider at which people sign in to the site besides Directus: its issuer, exactly as it names itself ([what it needs](operators.md#signing-in-elsewhere))",
	}),
	OIDC_CLIENT_ID: setting({ kind: kinds.text, readers: ["site"], about: "the site's client there" }),
	OIDC_CLIENT_SECRET: setting({ kind: kinds.text, secret: true, readers: ["site"], about: "that client's secret" }),
	OIDC_NAME: setting({
		kind: kinds.text,
		defaultNote: "the host of `OIDC_ISSUER`",
		readers: ["site"],
		about: "how the provider is called on the sign-in page, such as `Example ID`",
	}),
	OIDC_SCOPE: setting({
		kind: kinds.scope,
		default: "openid profile email",
		readers: ["site"],
		about: "what is asked of the provider, with blanks between; some need more for the claim of previews",
	}),
	OIDC_PREVIEW_CLAIM: setting({
		kind: kinds.text,
		readers: ["site"],
		about:
			"the claim that says who may see previews, such as `groups`, or `realm_access.roles` for one within another; without it, people who sign in there may not",
	}),
	OIDC_PREVIEW_VALUE: setting({
		kind: kinds.text,
		readers: ["site"],
		about: "the value that the claim is or, where it is a list, has",
	}),
	REPORT_REDIRECTS: setting({
		kind: kinds.reports,
		defaultNote: "where the releases say",
		readers: ["site"],
		about:
			"where reports of the site before this one are now: `/old/a.pdf=https://example.com/a.pdf,/old/b.pdf=https://example.com/b.pdf`, separated by commas or blanks; a path holds below the prefix of each language too, unless that is given itself",
	}),
	ANALYTICS_URL: setting({
		kind: kinds.url,
		readers: ["site"],
		about:
			"the Matomo that counts page views of visitors who allow it (`matomo.js` and `matomo.php` are below this address); none means that nothing is counted",
	}),
	ANALYTICS_SITE_ID: setting({
		kind: kinds.count(1, 1_000_000),
		default: "1",
		readers: ["site"],
		about: "the number that this site has in that Matomo",
	}),
	ADVERTISING_PARTNER_ID: setting({
		kind: kinds.partnerId,
		readers: ["site"],
		about: "the partner that the advertising tag counts for; without it or without `ADVERTISING_URL` there is no tag",
	}),
	ADVERTISING_URL: setting({
		kind: kinds.fileUrl,
		readers: ["site"],
		about:
			"the script of the advertising tag, loaded with consent to third parties; an origin alone means its `/li.lms-analytics/insight.min.js`",
	}),
	DB_CLIENT: setting({
		kind: (text) =>
			text === "sqlite3" || text === "pg"
				? { value: text }
				: { wrong: `must be sqlite3 (the embedded database) or pg (a Postgres), and is “${text}”.` },
		default: "sqlite3",
		...database("where the content service stores its rows: in a file in `DATA_DIR`, or `pg`, a Postgres", "value"),
	}),
	DB_HOST: setting({ kind: kinds.text, ...database("that Postgres: its host", "text") }),
	DB_PORT: setting({ kind: kinds.port, ...database("its port", "value") }),
	DB_DATABASE: setting({ kind: kinds.text, ...database("the database in it", "text") }),
	DB_USER: setting({ kind: kinds.text, ...database("who signs in", "text") }),
	DB_PASSWORD: setting({ kind: kinds.text, secret: true, ...database("with which password", "text") }),
	DB_CONNECTION_STRING: setting({
		kind: kinds.postgres,
		secret: true,
		...database("`postgres://user:password@host:5432/database`, in place of those five", "text"),
	}),
	DB_SSL: setting({
		kind: kinds.choice("true", "false"),
		defaultNote: "as Directus has it",
		...database("whether the connection is encrypted", "value"),
	}),
	DB_SSL__CA: setting({
		kind: kinds.text,
		...database("the certificate of the authority that signed the Postgres'", "text"),
	}),
	DB_SSL__REJECT_UNAUTHORIZED: setting({
		kind: kinds.choice("true", "false"),
		defaultNote: "as Directus has it",
		...database("whether a certificate of an unknown authority is refused", "value"),
	}),
	REDIS: setting({
		kind: kinds.redis,
		secret: true,
		readers: ["site", "content service"],
		about:
			"a Redis, as `redis://user:password@host:6379`, in which several hosts count sign-ins and forms together ([what it needs](operators.md#redis)). Default: each host counts for itself",
	}),
	CHROMIUM_PATH: setting({
		kind: kinds.text,
		defaultNote: "found, or fetched from npm",
		readers: ["tests"],
		about: "the browser of the tests",
	}),
} as const;

function account(about: string) {
	return {
		about,
		defaultNote: "generated at the first start, stored in `credentials.json`",
		readers: ["content service"],
	} as const;
}

function database<const As extends "value" | "text">(about: string, directus: As) {
	return { about, directus, readers: ["content service"] } as const;
}
