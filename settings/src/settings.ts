// Every setting, declared once. To add one, add an entry here: the site, the launcher and the content service read it
// from there, and docs/settings.md is generated from it (docs/developers.md, “A setting”).

import * as kinds from "./kinds.ts";
import type { Setting } from "./setting.ts";

export const SETTINGS = {
	PORT: {
		kind: kinds.port,
		default: "3000",
		readers: ["launcher", "site"],
		about: "the port that the site listens on",
	},
	HOST: {
		kind: kinds.text,
		default: "127.0.0.1",
		empty: "must be an address to listen on, and is empty.",
		readers: ["launcher", "site"],
		about: "the address of this machine that the site listens on",
	},
	PUBLIC_URL: {
		kind: kinds.origin,
		default: "http://localhost:$PORT",
		readers: ["launcher", "site", "content service"],
		about: "absolute addresses: canonical, alternates, links in mails; scheme, host and port alone",
	},
	CMS_PORT: {
		kind: kinds.port,
		default: "8055",
		readers: ["launcher", "content service"],
		about: "Directus, on 127.0.0.1; Studio at `/admin`",
	},
	STUDIO_URL: {
		kind: kinds.url,
		default: "http://localhost:$CMS_PORT",
		defaultFrom: "CMS_URL",
		defaultNote: "`CMS_URL`, or `http://localhost:$CMS_PORT`",
		readers: ["launcher", "site", "content service"],
		about: "Studio's address for editors' browsers",
	},
	CMS_URL: {
		kind: kinds.url,
		readers: ["launcher"],
		about:
			"a Directus that already runs elsewhere; none is started here then ([what it needs](operators.md#a-content-service-that-runs-elsewhere))",
	},
	CMS_TOKEN: {
		kind: kinds.text,
		readers: ["launcher"],
		about: "the token there of the account that the site reads with",
	},
	MAIL_UI_PORT: {
		kind: kinds.port,
		default: "1080",
		readers: ["launcher"],
		about: "the mail catcher on 127.0.0.1: where mails are read",
	},
	MAIL_SMTP_PORT: {
		kind: kinds.port,
		default: "1025",
		readers: ["launcher"],
		about: "the mail catcher on 127.0.0.1: where mails are sent to",
	},
	SMTP_URL: {
		kind: kinds.mailServer,
		readers: ["launcher", "content service"],
		about:
			"a mail server to send through, such as `smtps://user:password@mail.example.com`; the catcher is then not started",
	},
	MAIL_FROM: {
		kind: kinds.mailSender,
		defaultNote: "the organisation of the site settings in Studio",
		readers: ["launcher", "content service"],
		about: "who sends mails, as `Data Hub <hub@example.com>` or an address alone",
	},
	EVENT_NEWS_AFTER: {
		kind: kinds.count(0, 1_440),
		default: "5",
		directus: "value",
		readers: ["content service"],
		about:
			"how many minutes a change of an event's date, place or way of meeting waits for further ones before people who registered are told of it by one mail; 0 tells them at once",
	},
	TRUSTED_PROXIES: {
		kind: kinds.networks,
		default: "",
		readers: ["site", "content service"],
		about:
			"addresses or networks of proxies before the site and Studio, with commas between them; only theirs is the `X-Forwarded-For` by which forms of one visitor and sign-ins are counted",
	},
	DATA_DIR: {
		kind: kinds.text,
		default: ".data",
		empty: "must be a folder, and is empty.",
		readers: ["launcher", "content service"],
		about:
			"everything that is written: database, uploads, releases, mails, credentials; a folder of its own, for the site's user alone (0700, files 0600)",
	},
	RELEASES_S3_BUCKET: {
		kind: kinds.bucket,
		readers: ["launcher"],
		about:
			"a bucket for the releases in place of `DATA_DIR`, which has to be there; `releases/production` is the folder `production` in the bucket `releases` ([what it needs](operators.md#in-a-bucket))",
	},
	RELEASES_S3_URL: {
		kind: kinds.url,
		defaultNote: "AWS' own",
		readers: ["launcher"],
		about: "the address of the service that has the bucket, where that is not AWS",
	},
	RELEASES_S3_REGION: {
		kind: kinds.text,
		default: "us-east-1",
		readers: ["launcher"],
		about: "the bucket's region; some services want a word of their own, such as `auto`",
	},
	RELEASES_S3_KEY_ID: { kind: kinds.text, readers: ["launcher"], about: "who asks the service: the access key's id" },
	RELEASES_S3_SECRET: { kind: kinds.text, readers: ["launcher"], about: "that access key's secret" },
	LOCALE_STRATEGY: {
		kind: kinds.choice("prefix_except_default", "prefix"),
		default: "prefix_except_default",
		readers: ["site"],
		about: "or `prefix`: the language's code is always in the canonical address",
	},
	CANARY_PERCENT: {
		kind: kinds.count(1, 100),
		default: "10",
		readers: ["launcher", "site"],
		about: "the share of visitors who get a published release first",
	},
	CANARY_PAGES: {
		kind: kinds.count(1, 1_000_000),
		default: "500",
		readers: ["site"],
		about:
			"after how many rendered pages a published release goes live for all visitors unless it does worse; pages from the page cache count for nothing",
	},
	CANARY_MINUTES: {
		kind: kinds.count(1, 10_080),
		default: "10",
		readers: ["launcher", "site"],
		about: "after how many minutes it does so with fewer pages",
	},
	SITE_PROCESSES: {
		kind: kinds.count(1, 64),
		default: "1",
		readers: ["launcher", "site"],
		about: "how many processes the site has, which share its port: one for each core that it may have (Linux)",
	},
	METRICS_PORT: {
		kind: kinds.port,
		readers: ["site"],
		about:
			"where `/metrics` is on 127.0.0.1, for Prometheus; the second process of the site takes the next port, and so on. Default: nowhere",
	},
	METRICS_TOKEN: {
		kind: kinds.text,
		readers: ["site"],
		about: "who sends it as `Authorization: Bearer` gets `/metrics` from the site itself, of the process that answers",
	},
	OTEL_EXPORTER_OTLP_ENDPOINT: {
		kind: kinds.url,
		readers: ["site"],
		about:
			"a receiver of OpenTelemetry's traces, by OTLP over HTTP, such as `http://127.0.0.1:4318` ([what it gets](operators.md#trace-ids)). Default: nothing is recorded",
	},
	PAGE_CACHE: {
		kind: kinds.onOff,
		default: "on",
		readers: ["site"],
		about: "`off` renders every request, for benchmarks and for debugging",
	},
	OUTDATED_AFTER: {
		kind: kinds.count(1, 8_760),
		default: "24",
		readers: ["site"],
		about: "after how many hours without news of the content service pages say that they may be out of date",
	},
	ADMIN_EMAIL: { kind: kinds.accountEmail, ...account("the administrator's account in Studio: its address") },
	ADMIN_PASSWORD: { kind: kinds.text, ...account("the administrator's password") },
	STAFF_EMAIL: { kind: kinds.accountEmail, ...account("the first editor's account in Studio: its address") },
	STAFF_PASSWORD: { kind: kinds.text, ...account("the first editor's password") },
	SESSION_KEYS: {
		kind: kinds.keys,
		...account(
			"what cookies are sealed with: keys of at least 16 characters, with commas between them, the newest first",
		),
	},
	PUBLISH_SECRET: {
		kind: kinds.key,
		...account("what Directus' questions to the site and links to previews are signed with; at least 16 characters"),
	},
	OIDC_ISSUER: {
		kind: kinds.issuer,
		readers: ["site"],
		about:
			"an OpenID Connect provider at which people sign in to the site besides Directus: its issuer, exactly as it names itself ([what it needs](operators.md#signing-in-elsewhere))",
	},
	OIDC_CLIENT_ID: { kind: kinds.text, readers: ["site"], about: "the site's client there" },
	OIDC_CLIENT_SECRET: { kind: kinds.text, readers: ["site"], about: "that client's secret" },
	OIDC_NAME: {
		kind: kinds.text,
		defaultNote: "the host of `OIDC_ISSUER`",
		readers: ["site"],
		about: "how the provider is called on the sign-in page, such as `Example ID`",
	},
	OIDC_SCOPE: {
		kind: kinds.scope,
		default: "openid profile email",
		readers: ["site"],
		about: "what is asked of the provider, with blanks between; some need more for the claim of previews",
	},
	OIDC_PREVIEW_CLAIM: {
		kind: kinds.text,
		readers: ["site"],
		about:
			"the claim that says who may see previews, such as `groups`, or `realm_access.roles` for one within another; without it, people who sign in there may not",
	},
	OIDC_PREVIEW_VALUE: {
		kind: kinds.text,
		readers: ["site"],
		about: "the value that the claim is or, where it is a list, has",
	},
	REPORT_REDIRECTS: {
		kind: kinds.reports,
		defaultNote: "where the releases say",
		readers: ["site"],
		about:
			"where reports of the site before this one are now: `/old/a.pdf=https://example.com/a.pdf,/old/b.pdf=https://example.com/b.pdf`, separated by commas or blanks; a path holds below the prefix of each language too, unless that is given itself",
	},
	ANALYTICS_URL: {
		kind: kinds.url,
		readers: ["site"],
		about:
			"the Matomo that counts page views of visitors who allow it (`matomo.js` and `matomo.php` are below this address); none means that nothing is counted",
	},
	ANALYTICS_SITE_ID: {
		kind: kinds.count(1, 1_000_000),
		default: "1",
		readers: ["site"],
		about: "the number that this site has in that Matomo",
	},
	ADVERTISING_PARTNER_ID: {
		kind: kinds.partnerId,
		readers: ["site"],
		about: "the partner that the advertising tag counts for; without it or without `ADVERTISING_URL` there is no tag",
	},
	ADVERTISING_URL: {
		kind: kinds.fileUrl,
		readers: ["site"],
		about:
			"the script of the advertising tag, loaded with consent to third parties; an origin alone means its `/li.lms-analytics/insight.min.js`",
	},
	DB_CLIENT: {
		kind: kinds.databaseClient,
		default: "sqlite3",
		...database("where the content service stores its rows: in a file in `DATA_DIR`, or `pg`, a Postgres", "value"),
	},
	DB_HOST: { kind: kinds.text, ...database("that Postgres: its host", "text") },
	DB_PORT: { kind: kinds.port, ...database("its port", "value") },
	DB_DATABASE: { kind: kinds.text, ...database("the database in it", "text") },
	DB_USER: { kind: kinds.text, ...database("who signs in", "text") },
	DB_PASSWORD: { kind: kinds.text, ...database("with which password", "text") },
	DB_CONNECTION_STRING: {
		kind: kinds.postgres,
		...database("`postgres://user:password@host:5432/database`, in place of those five", "text"),
	},
	DB_SSL: {
		kind: kinds.choice("true", "false"),
		defaultNote: "as Directus has it",
		...database("whether the connection is encrypted", "value"),
	},
	DB_SSL__CA: { kind: kinds.text, ...database("the certificate of the authority that signed the Postgres'", "text") },
	DB_SSL__REJECT_UNAUTHORIZED: {
		kind: kinds.choice("true", "false"),
		defaultNote: "as Directus has it",
		...database("whether a certificate of an unknown authority is refused", "value"),
	},
	REDIS: {
		kind: kinds.redis,
		readers: ["site", "content service"],
		about:
			"a Redis, as `redis://user:password@host:6379`, in which several hosts count sign-ins and forms together ([what it needs](operators.md#redis)). Default: each host counts for itself",
	},
	CHROMIUM_PATH: {
		kind: kinds.text,
		defaultNote: "found, or fetched from npm",
		readers: ["tests"],
		about: "the browser of the tests",
	},
} as const satisfies Readonly<Record<string, Setting>>;

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

/** Settings of Directus, by prefix, that it gets unchanged and that have no declaration of their own. */
export const PASSED_ON = [
	{
		prefix: "DB_",
		name: "`DB_POOL__MAX`, `DB_SEARCH_PATH`, …",
		default: "as Directus has them",
		about: "all other `DB_*` are handed to Directus as they are",
	},
	{
		prefix: "STORAGE_",
		name: "`STORAGE_LOCAL_DRIVER`, `STORAGE_LOCAL_BUCKET`, …",
		default: "a folder in `DATA_DIR`",
		about:
			"where uploads are stored, by Directus' own names: a bucket, for example ([what it needs](operators.md#uploads-in-a-bucket))",
	},
	{
		prefix: "IMPORT_",
		name: "`IMPORT_TIMEOUT`, `IMPORT_MAX_FILE_SIZE`, …",
		default: "`2m`, else as Directus has them",
		about:
			"the bounds of an import of rows; on the embedded database nothing else is answered while one runs, so divide what takes longer",
	},
] as const;

/** True if Directus gets a setting unchanged, without a declaration here. */
export function isPassedOn(name: string): boolean {
	return PASSED_ON.some(({ prefix }) => name.startsWith(prefix));
}
