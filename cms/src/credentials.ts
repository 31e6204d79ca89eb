import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { CmsStartError, fileSystemSentence } from "./cms-start-error.ts";
import { readJsonFile, writeJsonFile } from "./json-file.ts";

/** A person who may sign in to Studio. */
export interface Account {
	readonly email: string;
	readonly password: string;
}

/** The two accounts that exist from the first start on. */
export type AccountName = "admin" | "staff";

/** Every account and secret of an installation. */
export interface Credentials {
	readonly admin: Account;
	readonly staff: Account;
	/** What cookies are sealed with, the newest first. */
	readonly sessionKeys: readonly string[];
	/** What the publish hook signs with. */
	readonly publishSecret: string;
	readonly directus: {
		readonly key: string;
		readonly secret: string;
		/** The administrator's static token. */
		readonly adminToken: string;
		/** The site's own token: it reads public collections and nothing else. */
		readonly siteToken: string;
	};
	/** The accounts whose password was made by this very call, to be shown to a person once. */
	readonly made: readonly AccountName[];
	/** The accounts whose e-mail or password is not yet what the content service was last told. */
	readonly changed: readonly AccountName[];
}

const told = z.object({ email: z.string(), salt: z.string(), password: z.string() });
const kept = z.object({
	ADMIN_EMAIL: z.string().optional(),
	ADMIN_PASSWORD: z.string().optional(),
	STAFF_EMAIL: z.string().optional(),
	STAFF_PASSWORD: z.string().optional(),
	SESSION_KEYS: z.string().optional(),
	PUBLISH_SECRET: z.string().optional(),
	DIRECTUS_KEY: z.string().optional(),
	DIRECTUS_SECRET: z.string().optional(),
	DIRECTUS_ADMIN_TOKEN: z.string().optional(),
	DIRECTUS_SITE_TOKEN: z.string().optional(),
	/** What the content service was last told of each account, the password as a hash. */
	told: z.object({ admin: told.optional(), staff: told.optional() }).optional(),
});
type Kept = z.infer<typeof kept>;
type Name = Exclude<keyof Kept, "told">;

/** Directus refuses addresses of domains that can't exist in public. */
const privateDomain = /@(?:[^@.]+|.*\.(?:example|test|invalid|localhost|local|internal|lan|home|corp))$/i;
const password = () => randomBytes(18).toString("base64url");
const secret = () => randomBytes(32).toString("base64url");

function fileOf(dataDir: string): string {
	return join(dataDir, "credentials.json");
}

/**
 * Reads the accounts and secrets: from the settings where they are set, else from `credentials.json` in the data folder, else
 * made now and kept there, readable by its owner alone.
 * @param environment the settings, such as `process.env`; an empty one counts as not set
 * @throws CmsStartError when a setting can't be used, or the file can't be read or written
 */
export async function loadCredentials(
	dataDir: string,
	environment: Readonly<Record<string, string | undefined>>,
): Promise<Credentials> {
	const file = fileOf(dataDir);
	const before: Kept = (await readJsonFile(file, kept)) ?? {};
	const after: Kept = { ...before };
	const take = (name: Name, make: () => string): string => {
		const set = environment[name];
		if (set !== undefined && set !== "") return set;
		const value = after[name] ?? make();
		after[name] = value;
		return value;
	};
	const made: AccountName[] = [];
	const account = (who: AccountName, prefix: "ADMIN" | "STAFF"): Account => ({
		email: address(
			`${prefix}_EMAIL`,
			take(`${prefix}_EMAIL`, () => `${who}@datahub.example.org`),
		),
		password: take(`${prefix}_PASSWORD`, () => {
			made.push(who);
			return password();
		}),
	});
	const admin = account("admin", "ADMIN");
	const staff = account("staff", "STAFF");
	if (admin.email.toLowerCase() === staff.email.toLowerCase()) {
		throw new CmsStartError(`ADMIN_EMAIL and STAFF_EMAIL are both ${admin.email}: give each account an address of its own.`);
	}
	const credentials: Credentials = {
		admin,
		staff,
		sessionKeys: keys(take("SESSION_KEYS", secret)),
		publishSecret: long("PUBLISH_SECRET", take("PUBLISH_SECRET", secret)),
		directus: {
			key: take("DIRECTUS_KEY", secret),
			secret: take("DIRECTUS_SECRET", secret),
			adminToken: take("DIRECTUS_ADMIN_TOKEN", secret),
			siteToken: take("DIRECTUS_SITE_TOKEN", secret),
		},
		made,
		changed: (["admin", "staff"] as const).filter((who) => !isTold(before.told?.[who], who === "admin" ? admin : staff)),
	};
	if (JSON.stringify(after) !== JSON.stringify(before)) await keep(dataDir, after);
	return credentials;
}

/** Remembers that the content service has been told of both accounts as they are. */
export async function rememberTold(dataDir: string, credentials: Credentials): Promise<void> {
	if (credentials.changed.length === 0) return;
	const before: Kept = (await readJsonFile(fileOf(dataDir), kept)) ?? {};
	await keep(dataDir, { ...before, told: { admin: tell(credentials.admin), staff: tell(credentials.staff) } });
}

async function keep(dataDir: string, values: Kept): Promise<void> {
	const file = fileOf(dataDir);
	try {
		await mkdir(dataDir, { recursive: true, mode: 0o700 });
		await writeJsonFile(file, values);
	} catch (error) {
		throw new CmsStartError(fileSystemSentence(error, file) ?? `${file} can't be written: ${String(error)}.`, { cause: error });
	}
}

function address(name: string, value: string): string {
	if (!z.email().safeParse(value).success)
		throw new CmsStartError(`${name} is “${value}”, which is no e-mail address: set it to one.`);
	if (privateDomain.test(value)) {
		throw new CmsStartError(
			`${name} is “${value}”, but the content service takes only addresses of public domains: set it to another, for instance one of example.org.`,
		);
	}
	return value;
}

function keys(value: string): readonly string[] {
	return value
		.split(",")
		.map((key) => key.trim())
		.filter((key) => key !== "")
		.map((key) => long("SESSION_KEYS", key));
}

function long(name: string, value: string): string {
	if (value.length < 16) throw new CmsStartError(`${name} is too short to be safe: give it at least 16 random characters.`);
	return value;
}

function tell(account: Account): z.infer<typeof told> {
	const salt = randomBytes(16).toString("hex");
	return { email: account.email, salt, password: scryptSync(account.password, salt, 32).toString("hex") };
}

function isTold(before: z.infer<typeof told> | undefined, account: Account): boolean {
	if (before === undefined || before.email !== account.email) return false;
	const now = scryptSync(account.password, before.salt, 32);
	const then = Buffer.from(before.password, "hex");
	return now.length === then.length && timingSafeEqual(now, then);
}
