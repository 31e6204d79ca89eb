import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { type Installation, rows } from "./installation.ts";

const BOUNDARY = "part";

/** Imports of rows whose upload is slow. @param hub has an `IMPORT_TIMEOUT` of some seconds */
export function importCases(hub: () => Installation): void {
	/** Begins to upload a file with one redirect. */
	const begin = (from: string) => {
		const upload = request(`${hub().cms.url}/utils/import/redirects`, {
			method: "POST",
			headers: {
				authorization: `Bearer ${hub().cms.credentials.directus.adminToken}`,
				"content-type": `multipart/form-data; boundary=${BOUNDARY}`,
			},
		});
		const file = JSON.stringify([{ id: randomUUID(), from, to: "/new" }]);
		upload.write(
			`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="rows.json"\r\ncontent-type: application/json\r\n\r\n${file}`,
		);
		const answered = once(upload, "response").then(async ([answer]: IncomingMessage[]) => ({
			status: answer?.statusCode,
			text: answer ? await text(answer) : "",
		}));
		return { answered, end: () => void upload.end(`\r\n--${BOUNDARY}--\r\n`) };
	};
	const redirects = (from: string) => hub().admin.read("/items/redirects", { filter: { from: { _eq: from } } }, rows);

	describe("[CT-1] an import", () => {
		// Directus waits for a queue to run empty that already has, and holds the database's only connection meanwhile.
		test("whose file ends after its rows were written is given up, and others go on", async () => {
			const { answered, end } = begin("/import-late");
			// Until the row was written, and the queue of rows is empty.
			await sleep(5_000);
			end();
			const others = hub().admin.read("/items/posts", { limit: 1, fields: ["id"] }, rows);
			const answer = await answered;
			expect(answer.status).toBeGreaterThanOrEqual(400);
			expect(answer.text).toContain("Import");
			expect(await others).toHaveLength(1);
			expect(await redirects("/import-late")).toEqual([]);
		});
	});
}
