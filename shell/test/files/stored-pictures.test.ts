// Stored pictures.

import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testSite } from "@hub/e2e/test-site";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

let folder: string;
let id: string;
/** Which pictures the content service was asked to compute. */
const computed: string[] = [];
const { settings, adminToken } = testSite();
const authorization = `Bearer ${adminToken}`;
const relay = createServer(async (incoming, outgoing) => {
	if (incoming.url?.startsWith("/assets/")) computed.push(incoming.url);
	const body: Buffer[] = [];
	for await (const part of incoming) body.push(part);
	const { host: _host, connection: _connection, "content-length": _length, ...headers } = incoming.headers;
	const answer = await fetch(`${settings.cmsUrl}${incoming.url}`, {
		method: incoming.method ?? "GET",
		headers: headers as Record<string, string>,
		...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
	});
	outgoing.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
	outgoing.end(Buffer.from(await answer.arrayBuffer()));
});
let cmsUrl: string;
const open = () => openTestSite({ cmsUrl, siteDir: folder });
const webp = { accept: "image/webp" };

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-stored-pictures-"));
	await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
	const address = relay.address();
	cmsUrl = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
	const answer = await fetch(`${settings.cmsUrl}/files?limit=1&fields=id&filter[type][_starts_with]=image/`, {
		headers: { authorization },
	});
	id = ((await answer.json()) as { data: { id: string }[] }).data[0]?.id ?? "";
});
beforeEach(() => {
	computed.length = 0;
});
afterAll(async () => {
	relay.close();
	await rm(folder, { recursive: true, force: true });
});

async function read(site: TestSite, headers: Record<string, string> = webp) {
	const answer = await site.fetch(`/media/${id}/card`, { headers });
	return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test("a picture is computed once for restarts and sites that share a folder", async () => {
	const [one, two] = [await open(), await open()];
	const [first, second] = await Promise.all([read(one), read(two)]);
	expect([first.status, second.status]).toEqual([200, 200]);
	expect(first.bytes.equals(second.bytes)).toBe(true);
	expect(computed).toHaveLength(1);
	await one.close();
	await two.close();
	const later = await open();
	expect((await read(later)).bytes.equals(first.bytes)).toBe(true);
	expect(computed).toHaveLength(1);
	await later.close();
});

test("a file that changed while no site ran is computed again once", async () => {
	const change = await fetch(`${settings.cmsUrl}/files/${id}`, {
		method: "PATCH",
		headers: { authorization, "content-type": "application/json" },
		body: JSON.stringify({ focal_point_x: 1, focal_point_y: 1 }),
	});
	expect(change.status).toBe(200);
	const site = await open();
	expect((await read(site)).status).toBe(200);
	expect((await read(site)).status).toBe(200);
	expect(computed).toHaveLength(1);
	await site.close();
});
