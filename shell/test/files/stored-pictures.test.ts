// Pictures that the site stored: over restarts, in several processes, and no longer than their file is as it was.

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

test("a picture is computed once: by a restart, or by two sites that share a folder, not again", async () => {
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

test("who has it gets a 304; a part of it comes as a part (RFC 9110, 14)", async () => {
	const site = await open();
	const whole = await read(site);
	const etag = whole.headers.get("etag") ?? "";
	expect(etag).toMatch(/^"[\w-]{22}"$/);
	expect((await read(site, { ...webp, "if-none-match": etag })).status).toBe(304);
	const part = await read(site, { ...webp, range: "bytes=10-19" });
	expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 10-19/${whole.bytes.length}`]);
	expect(part.bytes.equals(whole.bytes.subarray(10, 20))).toBe(true);
	expect((await read(site, { ...webp, range: "bytes=10-19", "if-range": etag })).status).toBe(206);
	expect((await read(site, { ...webp, range: "bytes=10-19", "if-range": '"another"' })).status).toBe(200);
	expect((await read(site, { ...webp, range: `bytes=${whole.bytes.length}-` })).status).toBe(416);
	await site.close();
});

test("a file that changed while no site listened is computed again, and once", async () => {
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
