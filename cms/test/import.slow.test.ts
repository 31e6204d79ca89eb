// An import whose upload is slow. It waits for Directus' own timeout.

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Installation, rows } from "./installation.ts";

const BOUNDARY = "part";

let hub: Installation;
beforeAll(async () => {
	hub = await Installation.open();
	hub.env.IMPORT_TIMEOUT = "20s";
	await hub.startWithContent();
}, 600_000);
afterAll(() => hub?.close());

// Directus waits for a queue to drain that already has, and holds the database's only connection meanwhile.
test("[CT-1] an import whose file ends after its rows were written is given up, and other requests go on", async () => {
	const upload = request(`${hub.cms.url}/utils/import/redirects`, {
		method: "POST",
		headers: {
			authorization: `Bearer ${hub.cms.credentials.directus.adminToken}`,
			"content-type": `multipart/form-data; boundary=${BOUNDARY}`,
		},
	});
	const file = JSON.stringify([{ id: randomUUID(), from: "/import-late", to: "/new" }]);
	const head = 'content-disposition: form-data; name="file"; filename="rows.json"\r\ncontent-type: application/json';
	upload.write(`--${BOUNDARY}\r\n${head}\r\n\r\n${file}`);
	const answered = once(upload, "response").then(async ([answer]: IncomingMessage[]) => ({
		status: answer?.statusCode ?? 0,
		text: answer ? await text(answer) : "",
	}));
	// Nothing outside the transaction shows that the row was written and the queue has drained.
	await sleep(10_000);
	upload.end(`\r\n--${BOUNDARY}--\r\n`);
	const others = hub.admin.read("/items/posts", { limit: 1, fields: ["id"] }, rows);
	const answer = await answered;
	expect(answer.status).toBeGreaterThanOrEqual(400);
	expect(answer.text).toContain("Import");
	expect(await others).toHaveLength(1);
	expect(await hub.admin.read("/items/redirects", { filter: { from: { _eq: "/import-late" } } }, rows)).toEqual([]);
}, 120_000);
