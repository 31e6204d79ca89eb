// A Redis of its own, from this machine's package; tests that need one are skipped where there is none.

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./ports.ts";

/** Whether this machine has one. */
export const HAS_REDIS = spawnSync("redis-server", ["--version"]).status === 0;

/** A running Redis, which forgets all when it stops. */
export interface TestRedis {
	/** Such as `redis://127.0.0.1:6379`. */
	readonly url: string;
	/** Stops it; its port stays free for another start. */
	stop(): Promise<void>;
	startAgain(): Promise<void>;
	/** Lets writes wait until it stops, for at most a minute; reads are answered. */
	holdWrites(): Promise<void>;
	close(): Promise<void>;
}

/** Starts one on 127.0.0.1. */
export async function startRedis(): Promise<TestRedis> {
	const folder = await mkdtemp(join(tmpdir(), "hub-redis-"));
	const port = await freePort();
	let server: ChildProcess | undefined;
	const start = async () => {
		const options = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", "", "--appendonly", "no"];
		server = spawn("redis-server", options, { stdio: "ignore" });
		const deadline = Date.now() + 10_000;
		while (!(await replies(port, "PING", "+PONG"))) {
			if (Date.now() > deadline) throw new Error("Redis did not start.");
			await sleep(50);
		}
	};
	const stop = async () => {
		if (!server || server.exitCode !== null || server.signalCode !== null) return;
		const ended = new Promise((resolve) => server?.once("exit", resolve));
		server.kill("SIGTERM");
		await ended;
	};
	await start();
	return {
		url: `redis://127.0.0.1:${port}`,
		stop,
		startAgain: start,
		holdWrites: async () => {
			if (!(await replies(port, "CLIENT PAUSE 60000 WRITE", "+OK"))) throw new Error("Redis did not pause.");
		},
		async close() {
			await stop();
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
