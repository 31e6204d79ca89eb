import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { z } from "zod";
import { readDatabase } from "../src/database.ts";
import { type DatabaseNotes, openNotes } from "../src/database-notes.ts";
import { directusPaths } from "../src/directus-environment.ts";
import { CmsCallError, type CmsClient, createCmsClient } from "../src/rest.ts";
import { type RunningCms, startCms } from "../src/start.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { freePort } from "./ports.ts";
import { startWithSmallContent } from "./small-content.ts";
import { smallSeed } from "./small-seed.ts";

/** What Directus answers with when it lists rows. */
export const rows = z.array(z.record(z.string(), z.unknown()));

/** A real Directus in a folder of its own, which the tests of one file share. */
export class Installation {
	readonly dataDir: string;
	readonly port: number;
	/** The settings that the next start is given. */
	readonly env: Record<string, string | undefined> = {
		PATH: process.env.PATH,
		HOME: process.env.HOME,
		NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
	};
	/** The site whose address the next start gets. */
	siteUrl: string | undefined;
	/** Where its mails arrive. */
	readonly mailbox: Mailbox;
	#cms: RunningCms | undefined;

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

	/** Acts as the administrator. */
	get admin(): CmsClient {
		return createCmsClient(this.cms.url, this.cms.credentials.directus.adminToken);
	}

	/** Acts as the site's server. */
	get site(): CmsClient {
		return createCmsClient(this.cms.url, this.cms.siteToken);
	}

	get paths() {
		return directusPaths(this.dataDir);
	}

	/** Lets something read and write what is recorded about its database. */
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

	/** Starts for the first time, with what a first start makes already in it: for tests that are about something else. */
	async startWithContent(): Promise<void> {
		await startWithSmallContent(this.dataDir, () => this.start());
	}

	/** Starts in a process of its own, and kills that with -9 once something is so. */
	async startAndKill(when: () => boolean | Promise<boolean>): Promise<void> {
		const starter = `import { startCms } from ${JSON.stringify(new URL("../src/start.ts", import.meta.url).href)};
			await startCms({ dataDir: ${JSON.stringify(this.dataDir)}, port: ${this.port}, env: process.env, seed: false });`;
		const victim = spawn(process.execPath, ["--input-type=module", "--eval", starter], { stdio: "ignore" });
		const deadline = Date.now() + 60_000;
		while (!(await when())) {
			if (victim.exitCode !== null || Date.now() > deadline) throw new Error("the start to be killed never came to that point");
			await sleep(20);
		}
		await sleep(400);
		expect(victim.exitCode).toBeNull();
		victim.kill("SIGKILL");
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
		const response = await fetch(this.cms.url + path, {
			method: "DELETE",
			headers: { authorization: `Bearer ${this.cms.credentials.directus.adminToken}` },
		});
		expect(response.status, `${path}: ${await response.text()}`).toBe(204);
	}

	/** Signs in with a password; rejects when that is refused. */
	async tokenOf(account: { readonly email: string; readonly password: string }): Promise<string> {
		const response = await fetch(`${this.cms.url}/auth/login`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ ...account, mode: "json" }),
		});
		return z.object({ data: z.object({ access_token: z.string() }) }).parse(await response.json()).data.access_token;
	}

	async close(): Promise<void> {
		await this.#cms?.stop();
		await this.mailbox.close();
		await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
	}
}

/** The status with which Directus answered a call: 200 when it did what was asked. */
export async function statusOf(call: Promise<unknown>): Promise<number> {
	try {
		await call;
	} catch (error) {
		if (error instanceof CmsCallError) return error.status;
		throw error;
	}
	return 200;
}
