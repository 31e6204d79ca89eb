// Trace ids that a real nginx with the configuration of deploy/nginx passes to hosts, and its log of failed requests.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTraceParent } from "@hub/shared-contracts/trace/trace-parent";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { nginxConfiguration } from "./cluster/nginx-configuration.ts";
import { freePort } from "./free-port.ts";
import { findNeededProgram } from "./test/needed-program.ts";

const program = findNeededProgram("nginx");

const GIVEN = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

describe.skipIf(program === undefined)("[PF-10] nginx in front of the hosts", () => {
	let folder: string;
	let host: Server;
	let url: string;
	let stop: () => Promise<unknown>;

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "data-hub-nginx-"));
		host = createServer((incoming, answer) =>
			answer.writeHead(incoming.url === "/fails?of=zoe" ? 500 : 200).end(incoming.headers.traceparent ?? "none"),
		);
		host.listen(0, "127.0.0.1");
		await once(host, "listening");
		const { port } = host.address() as AddressInfo;
		const [site, studio] = [await freePort(), await freePort()];
		url = `http://127.0.0.1:${site}`;
		const hosts = [`127.0.0.1:${port}`];
		// Headers from another address of this machine are not trusted.
		const written = await nginxConfiguration({ folder, ports: { site, studio }, sites: hosts, studios: hosts });
		await writeFile(join(folder, "nginx.conf"), written.replace("127.0.0.1 1;", "127.0.0.2 1;"));
		await writeFile(join(folder, "trusting.conf"), written);
		await cp(new URL("../deploy/nginx/hub_proxy.conf", import.meta.url), join(folder, "hub_proxy.conf"));
		stop = await start("nginx.conf");
	});
	afterAll(async () => {
		await stop?.();
		host?.close();
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	});

	const start = async (configuration: string) => {
		const nginx = spawn(program ?? "", ["-c", join(folder, configuration), "-e", join(folder, "error.log")], {
			stdio: "ignore",
		});
		await vi.waitFor(() => fetch(url), 10_000);
		return async () => {
			const ended = once(nginx, "exit");
			nginx.kill("SIGTERM");
			await ended;
		};
	};
	const traceparentOf = async (traceparent = "") => (await fetch(url, { headers: { traceparent } })).text();

	test("gives each request its own id and ignores a visitor's", async () => {
		const given = await Promise.all([traceparentOf(), traceparentOf(GIVEN), traceparentOf("nonsense")]);
		const ids = given.map((text) => readTraceParent(text)?.traceId);
		expect(new Set([...ids, undefined, readTraceParent(GIVEN)?.traceId]).size).toBe(5);
	});

	test("logs a failed request with its id and without its query", async () => {
		const text = await (await fetch(`${url}/fails?of=zoe`)).text();
		const lines = async () => (await readFile(join(folder, "failures.log"), "utf8")).trim().split("\n");
		await expect.poll(lines).toHaveLength(1);
		const [line = ""] = await lines();
		const trace = readTraceParent(text)?.traceId;
		expect(JSON.parse(line)).toMatchObject({ trace, status: 500, method: "GET", path: "/fails" });
		expect(line).not.toContain("zoe");
	});

	test("passes on a valid id of a trusted proxy", async () => {
		await stop();
		stop = await start("trusting.conf");
		expect(await traceparentOf(GIVEN)).toBe(GIVEN);
		for (const malformed of [`${GIVEN}-more`, GIVEN.replace(/4bf92f\w+/, "0".repeat(32)), GIVEN.toUpperCase()])
			expect(readTraceParent(await traceparentOf(malformed))).toMatchObject({ sampled: false });
	});
});
