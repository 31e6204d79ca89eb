import { passedOn, readSettings } from "@hub/settings/read-settings";
import { actAsAdministrator } from "./access/administrator.ts";
import { applyAccess } from "./access/apply-access.ts";
import { type Credentials, loadCredentials } from "./access/credentials.ts";
import { changedAccounts, writtenAccounts } from "./access/written-accounts.ts";
import { CmsStartError } from "./cms-start-error.ts";
import { type Database, readDatabase } from "./database/database.ts";
import { type DatabaseNotes, openNotes } from "./database/database-notes.ts";
import { directusPaths } from "./directus/directus-environment.ts";
import { type LaunchDirectus, type Progress, type RunningDirectus, startDirectus } from "./directus/start-directus.ts";
import { fingerprintOf, fingerprintOfValue } from "./fingerprint.ts";
import { CmsCallError, type CmsClient } from "./rest.ts";
import { applySchema } from "./schema/apply.ts";
import { applyFrames } from "./schema/studio-frames.ts";
import { loadSeed, type SeedContent, seedFolder } from "./seed/content.ts";
import { seedContent } from "./seed.ts";
import { startAlone } from "./sole-start.ts";

/** Options of the content service. */
export interface StartCmsOptions {
	/** Folder in which everything is written. */
	readonly dataDir: string;
	/** Directus' port on 127.0.0.1. */
	readonly port: number;
	/** The settings, such as `process.env`: accounts, secrets, `STUDIO_URL`, `DB_*`. */
	readonly env: Readonly<Record<string, string | undefined>>;
	/** URL of the site's address lookup. Without it, addresses are not checked. */
	readonly siteHookUrl?: string | undefined;
	/** The site's public URL, for Studio's preview. */
	readonly siteUrl?: string | undefined;
	/** The mail server (`smtp://user:password@host:port`); without it, mails wait in the outbox. */
	readonly smtpUrl?: string | undefined;
	/** Sender of mails, as `Name <address>`; default: the organisation of the site settings. */
	readonly mailFrom?: string | undefined;
	readonly onProgress?: Progress | undefined;
	/** True to seed; a value replaces the repository's seed. Default: true. */
	readonly seed?: boolean | SeedContent;
}

/** The content service, ready to be read. */
export interface RunningCms {
	/** Its URL on this machine, without a trailing slash. */
	readonly url: string;
	/** The id of Directus' process. */
	readonly pid: number | undefined;
	/** Reads public collections and files. */
	readonly siteToken: string;
	/** Signs requests to the site and links to previews. */
	readonly publishSecret: string;
	readonly sessionKeys: readonly string[];
	readonly credentials: Credentials;
	/** Differences between the instance and the repository, one line each. */
	readonly drift: readonly string[];
	/** Changes that this start made to schema and access, and rows that it seeded; 0 on a start without changes. */
	readonly writes: { readonly schema: number; readonly access: number; readonly seed: number };
	stop(): Promise<void>;
	/** Directus' exit code, whenever it ends. */
	readonly exited: Promise<number>;
}

/**
 * Starts the content service and brings it to the state of the repository: accounts, Directus, schema, access, seed.
 * Every step is idempotent, so a second start only reads. Several may start on one Postgres: one at a time.
 * @param launch starts Directus' process. Default: as a child of this process
 * @throws CmsStartError if an operator has to act
 */
export async function startCms(options: StartCmsOptions, launch?: LaunchDirectus): Promise<RunningCms> {
	const database = readDatabase(options.env);
	const onWait = () =>
		options.onProgress?.("Waiting for another content service, which is preparing the same database");
	return startAlone(database, () => startPrepared(options, database, launch), onWait);
}

async function startPrepared(
	options: StartCmsOptions,
	database: Database,
	launch: LaunchDirectus | undefined,
): Promise<RunningCms> {
	const progress = options.onProgress ?? (() => {});
	const env = { ...options.env, CMS_PORT: String(options.port) };
	const { studioUrl, trustedProxies, redis } = readSettings(env);
	const credentials = await loadCredentials(options.dataDir, options.env);
	const directus = await startDirectus(
		{
			dataDir: options.dataDir,
			port: options.port,
			publicUrl: studioUrl,
			secrets: { ...credentials.directus, publishSecret: credentials.publishSecret },
			admin: credentials.admin,
			database,
			hookUrl: options.siteHookUrl,
			siteUrl: options.siteUrl,
			smtpUrl: options.smtpUrl,
			mailFrom: options.mailFrom,
			trustedProxies,
			redis,
			passedOn: passedOn(env),
			onProgress: options.onProgress,
			inheritedEnv: options.env.PATH === undefined ? process.env : options.env,
		},
		launch,
	);
	try {
		const prepared = await prepare(options, database, credentials, directus, progress);
		return {
			url: directus.url,
			pid: directus.pid,
			siteToken: credentials.directus.siteToken,
			publishSecret: credentials.publishSecret,
			sessionKeys: credentials.sessionKeys,
			credentials,
			...prepared,
			stop: directus.stop,
			exited: directus.exited,
		};
	} catch (error) {
		await directus.stop();
		if (error instanceof CmsCallError) {
			throw new CmsStartError(
				`The content service could not be set up. ${error.message}. See directus.log in DATA_DIR.`,
				{
					cause: error,
				},
			);
		}
		throw error;
	}
}

async function prepare(
	options: StartCmsOptions,
	database: Database,
	credentials: Credentials,
	directus: RunningDirectus,
	progress: Progress,
): Promise<Pick<RunningCms, "drift" | "writes">> {
	const paths = directusPaths(options.dataDir, database);
	const notes = await openNotes(database, paths.database);
	try {
		const changed = changedAccounts(credentials, await notes.read("accounts"));
		// The administrator of a new database was created with these credentials.
		const client = await actAsAdministrator(directus.url, credentials, directus.fresh ? [] : changed);
		if (directus.fresh) progress("Creating Directus' collections");
		const schema = await applySchema(client, undefined, notes);
		const framed =
			options.siteUrl === undefined ? 0 : await applyFrames(client, options.siteUrl, credentials.publishSecret);
		const access = await applyAccess(client, credentials, changed);
		if (changed.length > 0) await notes.write("accounts", writtenAccounts(credentials));
		const seed = await applySeed(options, notes, client, directus.fresh, progress);
		return {
			drift: [...schema.drift, ...access.drift],
			writes: { schema: schema.writes + framed, access: access.writes, seed },
		};
	} finally {
		await notes.close();
	}
}

/** Seeds, unless this version of the seed was applied before. */
async function applySeed(
	options: StartCmsOptions,
	notes: DatabaseNotes,
	client: CmsClient,
	fresh: boolean,
	progress: Progress,
): Promise<number> {
	const seed = options.seed ?? true;
	if (seed === false) return 0;
	const fingerprint =
		seed === true ? await fingerprintOf([seedFolder, new URL("./seed/", import.meta.url)]) : fingerprintOfValue(seed);
	if ((await notes.read("seed")) === fingerprint) return 0;
	progress("Creating the sample content");
	const { created } = await seedContent({
		client,
		notes,
		content: seed === true ? await loadSeed() : seed,
		// Editors' entries win: a new seed row that conflicts with one is skipped instead of ending the start.
		onRefused: fresh ? undefined : (what) => progress(`Skipped in the sample content: ${what}`),
	});
	await notes.write("seed", fingerprint);
	return created;
}
