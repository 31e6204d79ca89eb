import { spawnSync } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** Runs code in a process that is protected as Directus' is. */
function run(code: string) {
	const protection = new URL("./redis-away.ts", import.meta.url).href;
	return spawnSync(process.execPath, ["--import", protection, "--input-type=module", "--eval", code], {
		cwd: folder,
		encoding: "utf8",
		timeout: 20_000,
	});
}

test("a command without a response from Redis does not end the process, and is reported", async () => {
	const server = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	const { status, stdout, stderr } = run(`
		import { Redis } from "ioredis";
		const redis = new Redis({ port: ${port}, maxRetriesPerRequest: 0 });
		redis.on("error", () => {});
		redis.get("a");
		// Its first try is over then, and the command with it.
		redis.once("reconnecting", () => setTimeout(() => { process.stdout.write("goes on\\n"); redis.disconnect(); }));
	`);
	expect({ status, stdout }).toEqual({ status: 0, stdout: "goes on\n" });
	expect(stderr).toMatch(/^Redis did not answer, and what waited for it is left out: /m);
});

test("any other unhandled rejection ends the process", () => {
	const { status, stderr } = run(`Promise.reject(new Error("a bug")); setTimeout(() => {}, 10_000);`);
	expect(status).not.toBe(0);
	expect(stderr).toContain("Error: a bug");
});
