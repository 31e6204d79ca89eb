import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createCmsClient } from "./rest.ts";

describe("a client whose connection is closed without a response", () => {
	const calls: string[] = [];
	const server = createServer((request, response) => {
		calls.push(`${request.method} ${request.url}`);
		if (calls.length === 1) request.socket.destroy();
		else response.setHeader("content-type", "application/json").end(JSON.stringify({ data: [] }));
	});
	let client: ReturnType<typeof createCmsClient>;

	beforeEach(async () => {
		calls.length = 0;
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		client = createCmsClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, "token");
	});
	afterEach(async () => {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	});

	test("repeats a read once", async () => {
		expect(await client.read("/items/events", {}, z.array(z.unknown()))).toEqual([]);
		expect(calls).toEqual(["GET /items/events", "GET /items/events"]);
	});

	test("never repeats a write: the first may have been applied", async () => {
		await expect(client.create("/items/events", {})).rejects.toMatchObject({
			name: "CmsCallError",
			message: "POST /items/events got no response from the content service: fetch failed (other side closed)",
			status: 0,
		});
		expect(calls).toEqual(["POST /items/events"]);
	});
});
