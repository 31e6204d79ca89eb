import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, vi } from "vitest";
import { z } from "zod";
import { freePort } from "../../launcher/free-port.ts";
import { readDatabase } from "../src/database/database.ts";
import { type DatabaseNotes, openNotes } from "../src/database/database-notes.ts";
import { directusPaths } from "../src/directus/directus-environment.ts";
import { CmsCallError, type CmsClient, createCmsClient } from "../src/rest.ts";
import { type RunningCms, startCms } from "../src/start.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { startWithoutContent, startWithSmallContent } from "./small-content.ts";
import { smallSeed } from "./small-seed.ts";

/** Directus' response to a query of rows. */
export const rows = z.array(z.record(z.string(), z.unknown()));

/** Time in ms for which a staff token is reused; Directus accepts it for fifteen minutes. */
const STAFF_TOKEN_MS = 5 * 60_000;

export interface Answer {
	readonly status: number;
	readonly text: string;
	/** The parsed JSON; undefined if there is none. */
	readonly json: unknown;
	readonly data: unknown;
	readonly headers: Headers;
}

export interface CallOptions {
	/** Default: the administrator's token; null for none. */
	readonly token?: string | null | undefined;
	readonly headers?: Readonly<Record<string, string>>;
}

/** A real Directus in a temporary folder, shared by the cases of a file. */
export class Installation {
	readonly dataDir: string;
	readonly port: number;
	/** Environment of the next start. */
	readonly env: Record<string, string | undefined> = {
		PATH: process.env.PATH,
		HOME: process.env.HOME,
		NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
	};
	/** Site URL for the next start. */
	siteUrl: string | undefined;
	readonly mailbox: Mailbox;
	#cms: RunningCms | undefined;
	#staff = { token: Promise.resolve(""), since: 0 };

	private constructor(dataDir: string, port: number, mailbox: Mailbox) {
		this.mailbox = mailbox;
		this.dataDir = dataDir;
		this.port = port;
	}

	static async open(): Promise<Installation> {
		const dataDir = await mkdtemp(join(tmpdir(), "hub-cms-"));
		return new Installation(dataDir, await freePort(), await openMailbox());
	}

	get cms(): RunningCms {
		if (this.#cms === undefined) throw new Error("Directus was not started");
		return this.#cms;
	}

	/** Client with the administrator's permissions. */
	get admin(): CmsClient {
		return createCmsClient(this.cms.url, this.cms.credentials.directus.adminToken);
	}

	/** Client with the permissions of the site. */
	get site(): CmsClient {
		return createCmsClient(this.cms.url, this.cms.siteToken);
	}

	get paths() {
		return directusPaths(this.dataDir);
	}

	/** Calls `use` with the recorded state of its database. */
	async withNotes<Result>(use: (notes: DatabaseNotes) => Promise<Result>): Promise<Result> {
		const notes = await openNotes(readDatabase(this.env), this.paths.database);
		return use(notes).finally(() => notes.close());
	}

	async start(): Promise<void> {
		this.#cms = await startCms({
			dataDir: this.dataDir,
			port: this.port,
			env: this.env,
			siteUrl: this.siteUrl,
			smtpUrl: this.mailbox.url,
			mailFrom: "Data Hub <hub@example.org>",
			seed: smallSeed,
		});
	}

	/** Starts for the first time, and copies what that made for tests that {@link startWithContent}. */
	async startWithoutContent(): Promise<void> {
		await startWithoutContent(this.dataDir, () => this.start());
	}

	/**
	 * Starts for the first time, with what a first start makes already in it: for tests that are about something else.
	 */
	async startWithContent(): Promise<void> {
		await startWithSmallContent(this.dataDir, () => this.start());
	}

	/** Starts in a separate process, and kills it with SIGKILL when a condition is met. */
	async startAndKill(when: () => boolean | Promise<boolean>): Promise<void> {
		const starter = `import { startCms } from ${JSON.stringify(new URL("../src/start.ts", import.meta.url).href)};
			await startCms({ dataDir: ${JSON.stringify(this.dataDir)}, port: ${this.port}, env: process.env, seed: false });`;
		const victim = spawn(process.execPath, ["--input-type=module", "--eval", starter], {
			stdio: ["ignore", "ignore", "pipe"],
		});
		let errors = "";
		victim.stderr.on("data", (chunk: Buffer) => {
			errors += chunk.toString();
		});
		const isDue = async () => {
			if (victim.exitCode !== null) throw new Error(`the process ended before it was to be killed: ${errors}`);
			return when();
		};
		await vi.waitUntil(isDue, { timeout: 60_000, interval: 20 });
		victim.kill("SIGKILL");
	}

	/** Sends a request to Directus. @param body a form, or a value that is sent as JSON */
	async call(method: string, path: string, body?: unknown, { token, headers = {} }: CallOptions = {}): Promise<Answer> {
		const bearer = token === undefined ? this.cms.credentials.directus.adminToken : token;
		const isForm = body instanceof FormData;
		const response = await fetch(this.cms.url + path, {
			method,
			redirect: "manual",
			headers: {
				...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
				...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
				...headers,
			},
			...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
		});
		const text = await response.text();
		const json: unknown = response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : undefined;
		const { data } = z.looseObject({ data: z.unknown() }).catch({ data: undefined }).parse(json);
		return { status: response.status, text, json, data, headers: response.headers };
	}

	/** Accesses the embedded database directly. */
	inDatabase<Result>(use: (database: DatabaseSync) => Result): Result {
		const database = new DatabaseSync(this.paths.database, { timeout: 5_000 });
		try {
			return use(database);
		} finally {
			database.close();
		}
	}

	/**
	 * Returns a staff token that is valid for some minutes. Reuses it, because checking a password takes much processor
	 * time.
	 */
	staffToken(): Promise<string> {
		if (this.#staff.since < Date.now() - STAFF_TOKEN_MS)
			this.#staff = { token: this.tokenOf(this.cms.credentials.staff), since: Date.now() };
		return this.#staff.token;
	}

	async answers(): Promise<boolean> {
		try {
			return (await fetch(`http://127.0.0.1:${this.port}/server/ping`)).ok;
		} catch {
			return false;
		}
	}

	isMakingItsDatabase(): boolean {
		return existsSync(this.paths.databaseInWork);
	}

	async remove(path: string): Promise<void> {
		const { status, text } = await this.call("DELETE", path);
		expect(status, `${path}: ${text}`).toBe(204);
	}

	/** Signs in with a password; rejects if it is wrong. */
	async tokenOf({ email, password }: { readonly email: string; readonly password: string }): Promise<string> {
		const { data } = await this.call("POST", "/auth/login", { email, password, mode: "json" }, { token: null });
		return z.object({ access_token: z.string() }).parse(data).access_token;
	}

	async close(): Promise<void> {
		await this.#cms?.stop();
		await this.mailbox.close();
		await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
	}
}

/** Returns the status of a request: 200 if it succeeded. */
export async function statusOf(call: Promise<unknown>): Promise<number> {
	try {
		await call;
	} catch (error) {
		if (error instanceof CmsCallError) return error.status;
		throw error;
	}
	return 200;
}
