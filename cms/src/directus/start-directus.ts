// Prepares Directus' database and starts Directus.

import { once } from "node:events";
import { existsSync } from "node:fs";
import { link, mkdir, rename, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { CmsStartError, fileSystemSentence } from "../cms-start-error.ts";
import type { Database } from "../database/database.ts";
import { copyDatabase, inspectDatabase, removeDatabase } from "../database/database-file.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { inspectPostgres } from "../database/postgres-database.ts";
import { flushFolder, readJsonFile, writeJsonFile } from "../json-file.ts";
import { type DirectusSettings, directusEnvironment, directusPaths } from "./directus-environment.ts";
import { type DirectusCommand, respondsBeforeEnd, STOP_TIMEOUT_MS, spawnDirectus } from "./directus-process.ts";
import { requireFreePort } from "./port.ts";

/** Timeout until a taken port is free, in ms. */
const PORT_TIMEOUT_MS = 4_000;

/** This host's record of a database: the version of Directus that prepared it. Another version migrates it first. */
const recordShape = z.object({ directus: z.string() });

const programManifest = fileURLToPath(new URL("../../node_modules/@directus/api/package.json", import.meta.url));

/** Reports the current step of a start. */
export type Progress = (message: string) => void;

export interface StartDirectusOptions extends DirectusSettings {
	/** The administrator, created together with the database. */
	readonly admin: { readonly email: string; readonly password: string };
	readonly onProgress?: Progress | undefined;
	/** The environment from which `PATH` and the like are inherited; default: that of this process. */
	readonly inheritedEnv?: Readonly<Record<string, string | undefined>> | undefined;
}

/** A Directus that responds. */
export interface LaunchedDirectus {
	/** The id of its process; undefined if another process started it. */
	readonly pid: number | undefined;
	/** Ends it with SIGTERM, after 5 s with SIGKILL. Idempotent. */
	stop(): Promise<void>;
	/** Its exit code, whenever it ends: 0 after a stop, 1 if it was killed. Never rejects. */
	readonly exited: Promise<number>;
}

/** Starts Directus and resolves once it responds. @throws CmsStartError with a sentence for an operator */
export type LaunchDirectus = (command: DirectusCommand) => Promise<LaunchedDirectus>;

export interface RunningDirectus extends LaunchedDirectus {
	/** Its URL on this machine, without a trailing slash. */
	readonly url: string;
	/** True if this start created the database. */
	readonly fresh: boolean;
}

/**
 * Starts an unmodified Directus on 127.0.0.1; its database is created the first time.
 * @param launch starts the process. Default: as a child of this process, with which it ends, however that ends
 * @throws CmsStartError if an operator has to act: a port in use, a damaged database, a full disk, missing permissions
 */
export async function startDirectus(
	options: StartDirectusOptions,
	launch: LaunchDirectus = launchDirectus,
): Promise<RunningDirectus> {
	const paths = directusPaths(options.dataDir);
	const progress = options.onProgress ?? (() => {});
	await requireFreePort(options.port, PORT_TIMEOUT_MS);
	await mkdir(paths.uploads, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
		throw new CmsStartError(
			fileSystemSentence(error, paths.folder) ?? `${paths.folder} can't be written: ${String(error)}.`,
			{
				cause: error,
			},
		);
	});
	const fresh = await (options.database.kind === "postgres"
		? preparePostgres(options, options.database, progress)
		: prepareDatabase(options, progress));
	await migrateDatabase(options.database, paths.database);
	progress("Starting Directus");
	const launched = await launch(commandOf(options, paths.database));
	return { ...launched, url: `http://127.0.0.1:${options.port}`, fresh };
}

const launchDirectus: LaunchDirectus = async (command) => {
	const { child, explainExit } = spawnDirectus("start", command);
	const exited = once(child, "close").then(
		// Directus shuts down gracefully on these signals and then ends by the signal itself, which counts as success.
		([code, signal]) => code ?? (signal === "SIGTERM" || signal === "SIGINT" ? 0 : 1),
		() => 1,
	);
	const stop = async () => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		child.kill("SIGTERM");
		const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
		await exited;
		clearTimeout(timer);
	};
	try {
		if (!(await respondsBeforeEnd(command.port, exited))) throw new CmsStartError(await explainExit());
	} catch (error) {
		await stop();
		throw error;
	}
	return { pid: child.pid, stop, exited };
};

function commandOf(
	options: StartDirectusOptions,
	database: string,
	more: Record<string, string> = {},
): DirectusCommand {
	const paths = directusPaths(options.dataDir);
	const environment = { ...directusEnvironment(options, database, options.inheritedEnv ?? process.env), ...more };
	return { port: options.port, environment, folder: paths.folder, log: paths.log, database };
}

/**
 * Creates or migrates the database if needed. Both happen in a second file that is renamed at the end, so that a kill
 * at any moment leaves either the previous state or the complete new one.
 * @returns true if the database is new
 */
async function prepareDatabase(options: StartDirectusOptions, progress: Progress): Promise<boolean> {
	const paths = directusPaths(options.dataDir);
	const version = await installedVersion();
	const found = await inspectDatabase(paths.database, progress);
	if (found === "ready" && (await preparedBy(paths.state)) === version) return false;

	await removeDatabase(paths.databaseInWork);
	try {
		if (found === "ready") {
			progress("Migrating Directus' database");
			copyDatabase(paths.database, paths.databaseInWork);
		} else {
			progress("Creating Directus' database");
			await removeDatabase(paths.database);
		}
		await bootstrap(options);
		// State that was recorded for a previous database does not apply to this one.
		if (found === "absent") await rm(paths.state, { force: true });
		else if (!existsSync(`${paths.database}.before`)) await link(paths.database, `${paths.database}.before`);
		await rename(paths.databaseInWork, paths.database);
		await flushFolder(paths.folder);
		await writeJsonFile(paths.state, { directus: version });
		if (found === "ready") await rm(`${paths.database}.before`, { force: true });
	} catch (error) {
		const sentence = fileSystemSentence(error, paths.folder);
		throw sentence === undefined ? error : new CmsStartError(sentence, { cause: error });
	}
	return found === "absent";
}

/**
 * Creates or migrates the tables in Postgres, in place: there is no second database to work in.
 * @returns true if the tables are new
 */
async function preparePostgres(
	options: StartDirectusOptions,
	database: Extract<Database, { kind: "postgres" }>,
	progress: Progress,
): Promise<boolean> {
	const paths = directusPaths(options.dataDir, database);
	const version = await installedVersion();
	const found = await inspectPostgres(database);
	if (found === "ready" && (await preparedBy(paths.state)) === version) return false;
	progress(found === "ready" ? "Migrating Directus' database" : "Creating Directus' database");
	// State that was recorded before a database was emptied does not apply any more.
	if (found === "absent") await rm(paths.state, { force: true });
	await bootstrap(options);
	await writeJsonFile(paths.state, { directus: version });
	return found === "absent";
}

async function bootstrap(options: StartDirectusOptions): Promise<void> {
	const command = commandOf(options, directusPaths(options.dataDir).databaseInWork, {
		PROJECT_NAME: "Data Intelligence Hub",
		ADMIN_EMAIL: options.admin.email,
		ADMIN_PASSWORD: options.admin.password,
		ADMIN_TOKEN: options.secrets.adminToken,
	});
	const { child, explainExit } = spawnDirectus("bootstrap", command);
	await once(child, "close").catch(() => undefined);
	// Only exit code 0 is success: a signal, such as Ctrl-C, leaves an incomplete database.
	if (child.exitCode !== 0) throw new CmsStartError(await explainExit());
}

async function preparedBy(stateFile: string): Promise<string | undefined> {
	return (await readJsonFile(stateFile, recordShape))?.directus;
}

async function installedVersion(): Promise<string> {
	const manifest = await readJsonFile(programManifest, z.object({ version: z.string() }));
	if (manifest === undefined) {
		throw new CmsStartError("The content service is not installed: remove the folder node_modules and start again.");
	}
	return manifest.version;
}
