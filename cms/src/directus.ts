import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { link, mkdir, rename, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { CmsStartError, fileSystemSentence } from "./cms-start-error.ts";
import type { Database } from "./database.ts";
import { copyDatabase, inspectDatabase, removeDatabase } from "./database-file.ts";
import { type DirectusSettings, directusEnvironment, directusPaths } from "./directus-environment.ts";
import { type DirectusLog, explainExit, openLog } from "./directus-log.ts";
import { flushFolder, readJsonFile } from "./json-file.ts";
import { migrateDatabase } from "./migrate.ts";
import { requireFreePort } from "./port.ts";
import { inspectPostgres } from "./postgres-database.ts";
import { readState, writeState } from "./state.ts";

const portPatience = 4_000;
const startPatience = 180_000;
const stopPatience = 8_000;

const program = fileURLToPath(new URL("../node_modules/@directus/api/dist/cli/run.js", import.meta.url));
const programManifest = fileURLToPath(new URL("../node_modules/@directus/api/package.json", import.meta.url));
const preloaded = ["./parent-watch.ts", "./redis-away.ts"].flatMap((file) => ["--import", new URL(file, import.meta.url).href]);

/** Reports the current step of a start. */
export type Progress = (message: string) => void;

/** What a Directus needs to start. */
export interface StartDirectusOptions extends DirectusSettings {
	/** The administrator, created together with the database. */
	readonly admin: { readonly email: string; readonly password: string };
	readonly onProgress?: Progress | undefined;
	/** The environment from which `PATH` and the like are inherited; default: that of this process. */
	readonly surroundings?: Readonly<Record<string, string | undefined>> | undefined;
}

/** A running Directus. */
export interface RunningDirectus {
	/** Its address on this machine, without a slash at the end. */
	readonly url: string;
	/** The id of its process. */
	readonly pid: number | undefined;
	/** Whether its database was created by this start. */
	readonly fresh: boolean;
	/** The time of its last heartbeat, in `performance.now()` of this process; its main thread sends one each second. */
	heardAt(): number;
	/** Ends it with SIGTERM, after 8 s with SIGKILL. Idempotent. */
	stop(): Promise<void>;
	/** Its exit code, whenever it ends: 0 after a stop, 1 where it was killed. Never rejects. */
	readonly exited: Promise<number>;
}

/**
 * Starts an unmodified Directus as a child process on 127.0.0.1; its database is created the first time. The child ends with this
 * process, however this process ends.
 * @throws CmsStartError when an operator has to act: a port in use, a damaged database, a full disk, missing permissions
 */
export async function startDirectus(options: StartDirectusOptions): Promise<RunningDirectus> {
	const paths = directusPaths(options.dataDir);
	const progress = options.onProgress ?? (() => {});
	await requireFreePort(options.port, portPatience);
	let log: DirectusLog;
	try {
		await mkdir(paths.uploads, { recursive: true, mode: 0o700 });
		log = openLog(paths.log);
	} catch (error) {
		throw new CmsStartError(fileSystemSentence(error, paths.folder) ?? `${paths.folder} can't be written: ${String(error)}.`, {
			cause: error,
		});
	}
	try {
		const fresh = await (options.database.kind === "postgres"
			? preparePostgres(options, options.database, log, progress)
			: prepareDatabase(options, log, progress));
		await migrateDatabase(options.database, paths.database, "before");
		progress("Starting the content service");
		const child = run(
			"start",
			directusEnvironment(options, paths.database, options.surroundings ?? process.env),
			paths.folder,
			log,
		);
		let heardAt = performance.now();
		child.on("message", () => {
			heardAt = performance.now();
		});
		const exited = exitOf(child).then(exitCode);
		const stop = stopper(child, exited);
		const url = `http://127.0.0.1:${options.port}`;
		try {
			await answering(url, exited);
		} catch (error) {
			await stop();
			if (!(error instanceof EarlyExit)) throw error;
			throw new CmsStartError(explainExit(log.written(), error.code, { port: options.port, ...paths }), { cause: error });
		}
		void exited.then(() => log.close());
		return { url, pid: child.pid, fresh, heardAt: () => heardAt, stop, exited };
	} catch (error) {
		log.close();
		throw error;
	}
}

/**
 * Creates or migrates the database where needed. Both happen in a second file that is renamed at the end, so that a kill at any
 * moment leaves either the previous state or the complete new one.
 * @returns whether the database is new
 */
async function prepareDatabase(options: StartDirectusOptions, log: DirectusLog, progress: Progress): Promise<boolean> {
	const paths = directusPaths(options.dataDir);
	const version = await installedVersion();
	const found = await inspectDatabase(paths.database, progress);
	if (found === "ready" && (await readState(paths.state))?.directus === version) return false;

	await removeDatabase(paths.databaseInWork);
	try {
		if (found === "ready") {
			progress("Bringing the content service's database up to date");
			copyDatabase(paths.database, paths.databaseInWork);
		} else {
			progress("Making the content service's database");
			await removeDatabase(paths.database);
		}
		await bootstrap(options, log);
		// State that was recorded for a previous database does not apply to this one.
		if (found === "absent") await Promise.all([rm(paths.seeded, { force: true }), rm(paths.state, { force: true })]);
		else if (!existsSync(`${paths.database}.before`)) await link(paths.database, `${paths.database}.before`);
		await rename(paths.databaseInWork, paths.database);
		await flushFolder(paths.folder);
		await writeState(paths.state, { directus: version });
		if (found === "ready") await rm(`${paths.database}.before`, { force: true });
	} catch (error) {
		const sentence = fileSystemSentence(error, paths.folder);
		throw sentence === undefined ? error : new CmsStartError(sentence, { cause: error });
	}
	return found === "absent";
}

/**
 * Creates or migrates the tables in Postgres, in place: there is no second database to work in.
 * @returns whether the tables are new
 */
async function preparePostgres(
	options: StartDirectusOptions,
	database: Extract<Database, { kind: "postgres" }>,
	log: DirectusLog,
	progress: Progress,
): Promise<boolean> {
	const paths = directusPaths(options.dataDir, database);
	const version = await installedVersion();
	const found = await inspectPostgres(database);
	if (found === "ready" && (await readState(paths.state))?.directus === version) return false;
	progress(found === "ready" ? "Bringing the content service's database up to date" : "Making the content service's database");
	// State that was recorded before a database was emptied does not apply any more.
	if (found === "absent") await Promise.all([rm(paths.seeded, { force: true }), rm(paths.state, { force: true })]);
	await bootstrap(options, log);
	await writeState(paths.state, { ...(await readState(paths.state)), directus: version });
	return found === "absent";
}

async function bootstrap(options: StartDirectusOptions, log: DirectusLog): Promise<void> {
	const paths = directusPaths(options.dataDir);
	const environment = {
		...directusEnvironment(options, paths.databaseInWork, options.surroundings ?? process.env),
		PROJECT_NAME: "Data Intelligence Hub",
		ADMIN_EMAIL: options.admin.email,
		ADMIN_PASSWORD: options.admin.password,
		ADMIN_TOKEN: options.secrets.adminToken,
	};
	// Only exit code 0 is success: a signal, such as Ctrl-C, leaves an incomplete database.
	const { code } = await exitOf(run("bootstrap", environment, paths.folder, log));
	if (code !== 0) {
		const context = { port: options.port, database: paths.databaseInWork, log: paths.log };
		throw new CmsStartError(explainExit(log.written(), code, context));
	}
}

function run(command: "bootstrap" | "start", environment: Record<string, string>, folder: string, log: DirectusLog): ChildProcess {
	const child = spawn(process.execPath, [...preloaded, program, command], {
		cwd: folder,
		env: environment,
		stdio: ["ignore", "pipe", "pipe", "ipc"],
		windowsHide: true,
	});
	log.take(child.stdout);
	log.take(child.stderr);
	return child;
}

/** How a process ended: with a code, or with null where a signal ended it. */
interface Exit {
	readonly code: number | null;
	readonly signal: NodeJS.Signals | null;
}

function exitOf(child: ChildProcess): Promise<Exit> {
	return new Promise((resolve) => {
		// Not before all that it said is read.
		child.once("close", (code, signal) => resolve({ code, signal }));
		child.once("error", () => resolve({ code: 1, signal: null }));
	});
}

/** Directus shuts down gracefully on these signals and then ends by the signal itself, which counts as success. */
function exitCode({ code, signal }: Exit): number {
	return code ?? (signal === "SIGTERM" || signal === "SIGINT" ? 0 : 1);
}

function stopper(child: ChildProcess, exited: Promise<unknown>): () => Promise<void> {
	return async () => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		child.kill("SIGTERM");
		const timer = setTimeout(() => child.kill("SIGKILL"), stopPatience);
		try {
			await exited;
		} finally {
			clearTimeout(timer);
		}
	};
}

/** Rejects when Directus ends before it answers. */
class EarlyExit extends Error {
	readonly code: number;
	constructor(code: number) {
		super(`ended with code ${code}`);
		this.code = code;
	}
}

async function answering(url: string, exited: Promise<number>): Promise<void> {
	let ended: number | undefined;
	void exited.then((code) => {
		ended = code;
	});
	const deadline = Date.now() + startPatience;
	while (ended === undefined) {
		try {
			const response = await fetch(`${url}/server/ping`, { signal: AbortSignal.timeout(2_000) });
			if (response.ok) return;
		} catch {
			// Not listening yet.
		}
		if (Date.now() > deadline) {
			throw new CmsStartError(
				`The content service did not answer within ${startPatience / 1_000} s: see directus.log in DATA_DIR.`,
			);
		}
		await Promise.race([sleep(40), exited]);
	}
	throw new EarlyExit(ended);
}

async function installedVersion(): Promise<string> {
	const manifest = await readJsonFile(programManifest, z.object({ version: z.string() }));
	if (manifest === undefined) {
		throw new CmsStartError("The content service is not installed: remove the folder node_modules and start again.");
	}
	return manifest.version;
}
