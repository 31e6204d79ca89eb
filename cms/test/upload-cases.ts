import { randomUUID } from "node:crypto";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { UPLOAD_TIMEOUT_MS } from "../extensions/hub-server/library/half-uploads.ts";
import { type Installation, rows } from "./installation.ts";

const created = z.object({ id: z.string(), filesize: z.coerce.number() });

export function uploadCases(hub: () => Installation): void {
	describe("[CT-1] an upload", () => {
		const files = () => hub().admin.read("/files", { fields: ["id"], limit: -1 }, rows);
		const send = (bytes: Buffer<ArrayBuffer>, name: string) => {
			const form = new FormData();
			form.append("title", "Föto");
			form.append("file", new Blob([bytes], { type: "image/png" }), name);
			return hub().call("POST", "/files", form);
		};

		test("that is larger than the free space is refused before a row or a file is created", async () => {
			const before = await files();
			// Announces a petabyte and sends nothing.
			const status = await new Promise<number | undefined>((resolve, reject) => {
				const authorization = `Bearer ${hub().cms.credentials.directus.adminToken}`;
				const headers = { authorization, "content-type": "multipart/form-data; boundary=x", "content-length": 1e15 };
				const clientRequest = request(`${hub().cms.url}/files`, { method: "POST", headers });
				clientRequest.on("response", (response) => {
					resolve(response.statusCode);
					clientRequest.destroy();
				});
				clientRequest.on("error", reject);
				clientRequest.write("--x\r\n");
			});
			expect(status).toBe(503);
			expect(await files()).toEqual(before);
		});

		test("of a picture that no browser shows is refused before it is stored; any other is stored whole", async () => {
			const before = await files();
			const brand = Buffer.from("ftypheic\0\0\0\0mif1heic", "latin1");
			const refused = await send(Buffer.concat([Buffer.from([0, 0, 0, 24]), brand, Buffer.alloc(200_000)]), "Föto.png");
			const message =
				"“Föto.png” cannot be uploaded: browsers cannot show HEIC. Save the picture as JPEG or PNG and upload that.";
			expect([refused.status, refused.json]).toMatchObject([415, { errors: [{ message }] }]);
			expect(await files()).toEqual(before);
			const stored = created.parse((await send(Buffer.alloc(200_000, 7), "a.bin")).data);
			expect(stored.filesize).toBe(200_000);
			await hub().remove(`/files/${stored.id}`);
		});
	});
}

/**
 * Creates the remains of an aborted upload.
 * @returns a function that reads which of its files and rows are left, and those of a recent upload
 */
export async function breakUpload(hub: Installation): Promise<{ recent: string; left(): Promise<string[]> }> {
	const [broken, recent] = [randomUUID(), randomUUID()];
	const { uploads } = hub.paths;
	const longAgo = Date.now() - UPLOAD_TIMEOUT_MS - 60_000;
	hub.inDatabase((database) => {
		const columns = "id, storage, filename_download, type, created_on";
		const add = database.prepare(
			`insert into directus_files (${columns}) values (?, 'local', 'a.bin', 'application/octet-stream', ?)`,
		);
		add.run(broken, longAgo);
		add.run(recent, Date.now());
	});
	for (const name of [`${broken}.bin`, `temp_${broken}.bin`, `${recent}.bin`])
		await writeFile(join(uploads, name), "half");
	await utimes(join(uploads, `temp_${broken}.bin`), longAgo / 1_000, longAgo / 1_000);
	const left = async () => {
		const stored = hub.inDatabase((database) =>
			database.prepare("select id from directus_files where id in (?, ?)").all(broken, recent),
		);
		const names = (await readdir(uploads)).filter((name) => name.includes(broken) || name.includes(recent));
		return [...names, ...stored.map(({ id }) => String(id))];
	};
	return { recent, left };
}
