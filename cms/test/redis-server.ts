// Starts the machine's Redis.

import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redisUser } from "../../launcher/cluster/machine-programs.ts";
import { managedProcess } from "../../launcher/cluster/managed-process.ts";
import { freePort } from "../../launcher/free-port.ts";
import { signalTree } from "../../launcher/test/frozen-process.ts";
import { findNeededProgram } from "../../launcher/test/needed-program.ts";

const program = findNeededProgram("redis-server");

/** Tests of Redis are skipped without it. */
export const HAS_REDIS = program !== undefined;

/** A running Redis without persistence. */
export interface TestRedis {
	/** For example `redis://hub:counts@127.0.0.1:6379`: a user with the rights that docs/operators.md names. */
	readonly url: string;
	/** Stops it. Its port can be used again. */
	stop(): Promise<void>;
	startAgain(): Promise<void>;
	/** Stops its process without closing connections, until `thaw`. */
	freeze(): void;
	thaw(): void;
	close(): Promise<void>;
}

export async function startRedis(): Promise<TestRedis> {
	const folder = await mkdtemp(join(tmpdir(), "hub-redis-"));
	const port = await freePort();
	const server = managedProcess({
		name: "Redis",
		program: program ?? "redis-server",
		args: [
			"--port",
			String(port),
			"--bind",
			"127.0.0.1",
			"--dir",
			folder,
			"--save",
			"",
			"--appendonly",
			"no",
			...redisUser("hub", "counts"),
		],
		stopSignal: "SIGTERM",
		isReady: () => replies(port, "PING", "+PONG"),
	});
	await server.start();
	return {
		url: `redis://hub:counts@127.0.0.1:${port}`,
		stop: server.stop,
		startAgain: server.start,
		freeze: () => signalTree(server.pid(), "SIGSTOP"),
		thaw: () => signalTree(server.pid(), "SIGCONT"),
		async close() {
			await server.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

function replies(port: number, command: string, reply: string): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		const end = (does: boolean) => {
			socket.destroy();
			resolve(does);
		};
		socket.once("connect", () => socket.write(`${command}\r\n`));
		socket.once("data", (data) => end(data.toString().startsWith(reply)));
		socket.once("error", () => end(false));
	});
}
