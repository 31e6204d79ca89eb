import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Setting } from "@hub/settings/setting";
import { SETTINGS } from "@hub/settings/settings";
import { MAILED_PATHS } from "@hub/shared-contracts/address/mailed-paths";
import { PICTURE_SIDE } from "@hub/shared-contracts/content/picture-file";
import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import type { Database } from "../database/database.ts";
import { feedTables, ownTables } from "../database/own-tables.ts";

/** Keys with which Directus signs and encrypts. Changing them invalidates all sessions. */
export interface DirectusSecrets {
	readonly key: string;
	readonly secret: string;
	/** Signs requests to the site and links to previews. */
	readonly publishSecret: string;
	/** The administrator's static token, which this product uses itself for schema, access and seed. */
	readonly adminToken: string;
}

export interface DirectusSettings {
	/** The product's data folder, with everything of Directus in `cms`. */
	readonly dataDir: string;
	/** On 127.0.0.1. */
	readonly port: number;
	/** Studio's URL for editors' browsers, without `/admin`. */
	readonly publicUrl: string;
	readonly secrets: DirectusSecrets;
	readonly database: Database;
	/** URL of the site's address lookup. Without it, addresses are not checked. */
	readonly hookUrl?: string | undefined;
	/** The site's public URL, for Studio's preview frame and links in mails. */
	readonly siteUrl?: string | undefined;
	/**
	 * The mail server, as nodemailer takes it (`smtp://user:password@host:port`); without it, mails wait in the outbox.
	 */
	readonly smtpUrl?: string | undefined;
	/** Sender of mails, as `Name <address>`; default: the organisation of the site settings. */
	readonly mailFrom?: string | undefined;
	/**
	 * Redis in which several hosts count sign-ins. Directus itself uses none, because it stops working while its Redis is
	 * away.
	 */
	readonly redis?: string | undefined;
	/** Addresses or networks of proxies before Studio, besides those on this machine. */
	readonly trustedProxies?: readonly string[];
	/** Settings that Directus gets unchanged from the environment. They override those of this file. */
	readonly passedOn?: Readonly<Record<string, string>>;
}

/** Directus' paths below the data folder. State that belongs to one database has its fingerprint in the file name. */
export function directusPaths(dataDir: string, database: Database = { kind: "embedded" }) {
	const folder = join(dataDir, "cms");
	const suffix = database.kind === "postgres" ? `.${database.fingerprint}` : "";
	return {
		folder,
		database: join(folder, "database.sqlite"),
		/** A database that is being created or migrated; it is renamed to the real one when complete. */
		databaseInWork: join(folder, "database.new.sqlite"),
		uploads: join(folder, "uploads"),
		log: join(folder, "directus.log"),
		state: join(folder, `state${suffix}.json`),
	} as const;
}

/** Variables that are inherited from the caller's environment: those that any process needs. */
const inherited = [
	"PATH",
	"HOME",
	"USERPROFILE",
	"SystemRoot",
	"TMPDIR",
	"TEMP",
	"TMP",
	"LANG",
	"NODE_EXTRA_CA_CERTS",
	"NODE_COMPILE_CACHE",
] as const;

/** Without the prefix, Directus takes a comma for a list and digits for a number. */
const literally = (text: string): string => `string:${text}`;

/**
 * Returns the complete environment of the Directus process. It is built from scratch, so that neither the user's shell
 * nor a `.env` file changes how Directus behaves.
 * @param databaseFile the SQLite file to use, if the database is embedded
 * @param inheritedEnv the environment to take the few inherited names from
 */
export function directusEnvironment(
	settings: DirectusSettings,
	databaseFile: string,
	inheritedEnv: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
	const paths = directusPaths(settings.dataDir);
	const environment: Record<string, string> = {};
	for (const name of inherited) {
		const value = inheritedEnv[name];
		if (value !== undefined) environment[name] = value;
	}
	return {
		// Directus loads thousands of modules; with a compile cache a start takes about a fifth less time. Tests share one.
		NODE_COMPILE_CACHE: join(paths.folder, "compile-cache"),
		...environment,
		NODE_ENV: "production",
		TZ: "UTC",
		CONFIG_PATH: join(paths.folder, "no-configuration-file"),
		LOG_LEVEL: "warn",
		LOG_STYLE: "raw",

		HOST: "127.0.0.1",
		PORT: String(settings.port),
		PUBLIC_URL: settings.publicUrl,
		KEY: settings.secrets.key,
		SECRET: settings.secrets.secret,
		SERVER_SHUTDOWN_TIMEOUT: "2000",

		...(settings.database.kind === "postgres"
			? asDirectusReads(settings.database.settings)
			: { DB_CLIENT: "sqlite3", DB_FILENAME: literally(databaseFile) }),
		DB_EXCLUDE_TABLES: ["spatial_ref_sys", "sysdiagrams", ...Object.keys(ownTables), ...Object.values(feedTables)].join(
			",",
		),
		...uploadsOnDisk(paths.uploads, settings.passedOn ?? {}),
		TEMP_PATH: literally(join(paths.folder, "temp")),
		PACKAGE_FILE_LOCATION: literally(fileURLToPath(new URL("../..", import.meta.url))),
		EXTENSIONS_PATH: literally(fileURLToPath(new URL("../../extensions", import.meta.url))),
		EXTENSIONS_MUST_LOAD: "true",
		// EXTENSIONS_ROLLDOWN stays off: Directus' Rolldown, 1.0.0-beta.31, fails in one start of ten if an extension has
		// several files.
		MARKETPLACE_TRUST: "sandbox",

		// Directus is private: only editors, through a proxy or on this machine, and the site's server send requests.
		CORS_ENABLED: "false",
		// Directus' own rate limiter counts by address, which the site and editors share; `hub-server/limits` distinguishes
		// them.
		RATE_LIMITER_ENABLED: "false",
		// By default Directus trusts any `X-Forwarded-For`, which clients can forge.
		IP_TRUST_PROXY: ["loopback", ...(settings.trustedProxies ?? [])].join(","),
		PRESSURE_LIMITER_ENABLED: "false",
		CACHE_ENABLED: "false",
		// Lets Studio's forms synchronise. Connections need a signed-in session of Studio.
		WEBSOCKETS_ENABLED: "true",
		WEBSOCKETS_REST_AUTH: "strict",
		WEBSOCKETS_REST_CONN_LIMIT: "200",
		WEBSOCKETS_GRAPHQL_ENABLED: "false",
		WEBSOCKETS_LOGS_ENABLED: "false",
		AI_ENABLED: "false",
		MCP_ENABLED: "false",
		TELEMETRY: "false",
		PROJECT_OWNER_ENABLED: "false",
		EMAIL_VERIFY_SETUP: "false",
		RETENTION_ENABLED: "true",
		ACTIVITY_RETENTION: "90d",
		REVISIONS_RETENTION: "30d",

		MAX_PAYLOAD_SIZE: "16mb",
		// Default: an hour. An import locks SQLite's connection for all others. It never ends if its file ends after its
		// rows were written, because Directus then waits for its already empty queue to drain.
		IMPORT_TIMEOUT: "2m",
		GRAPHQL_QUERY_TOKEN_LIMIT: "20000",
		ASSETS_CACHE_TTL: "30d",
		ASSETS_TRANSFORM_IMAGE_MAX_DIMENSION: String(PICTURE_SIDE),
		// A crop around a focal point is cut from the resized picture, which is longer than the crop on one side.
		ASSETS_TRANSFORM_IMAGE_MAX_OUTPUT_DIMENSION: String(PICTURE_SIDE),
		ASSETS_TRANSFORM_TIMEOUT: "15000ms",

		...(settings.siteUrl === undefined
			? {}
			: {
					CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `array:'self',${new URL(settings.siteUrl).origin}`,
					HUB_SITE_URL: settings.siteUrl,
					// Allowed targets of links in account mails, besides Studio.
					PASSWORD_RESET_URL_ALLOW_LIST: mailedAddresses(settings.siteUrl, "new-password"),
					USER_INVITE_URL_ALLOW_LIST: mailedAddresses(settings.siteUrl, "accept-invite"),
				}),
		HUB_PUBLISH_SECRET: settings.secrets.publishSecret,
		...(settings.hookUrl === undefined ? {} : { HUB_HOOK_URL: settings.hookUrl }),
		...(settings.smtpUrl === undefined ? {} : { HUB_SMTP_URL: settings.smtpUrl }),
		...(settings.mailFrom === undefined ? {} : { HUB_MAIL_FROM: settings.mailFrom }),
		...(settings.redis === undefined ? {} : { HUB_REDIS: literally(settings.redis) }),
		...asDirectusReads(settings.passedOn ?? {}),
	};
}

/** Returns the URLs of a page that mails link to, in every form, as a list for Directus. */
function mailedAddresses(siteUrl: string, page: "new-password" | "accept-invite"): string {
	const prefixes = ["", ...LOCALE_CODES.map((code) => `/${code}`)];
	return `array:${prefixes.map((prefix) => siteUrl + prefix + MAILED_PATHS[page]).join(",")}`;
}

/**
 * Default storage of uploads without `STORAGE_*`. Rows contain the name of the location, so they stay valid when files
 * move.
 */
function uploadsOnDisk(folder: string, { STORAGE_LOCAL_DRIVER: driver = "local" }: Readonly<Record<string, string>>) {
	return {
		STORAGE_LOCATIONS: "local",
		STORAGE_LOCAL_DRIVER: driver,
		// In a bucket, the root is a prefix.
		...(driver === "local" ? { STORAGE_LOCAL_ROOT: literally(folder) } : {}),
	};
}

/** Inherited names whose values are texts. */
const TEXTS = /^STORAGE_\w*(KEY|SECRET|BUCKET|ENDPOINT|REGION|ROOT)$/;

/** Marks text settings as such for Directus, which would parse a password that looks like a number or list. */
function asDirectusReads(settings: Readonly<Record<string, string>>): Record<string, string> {
	const declared: Readonly<Record<string, Setting>> = SETTINGS;
	const isText = (name: string) => declared[name]?.directus === "text" || TEXTS.test(name);
	return Object.fromEntries(
		Object.entries(settings).map(([name, value]) => [name, isText(name) ? literally(value) : value]),
	);
}
