import { randomUUID } from "node:crypto";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { UPLOAD_TAKES } from "../extensions/hub-uploads/half-uploads.ts";
import { type Installation, rows } from "./installation.ts";

/** An upload that has no space, at a real Directus. */
export function uploadCases(hub: () => Installation): void {
	describe("[CT-1] an upload", () => {
		const files = () => hub().admin.read("/files", { fields: ["id"], limit: -1 }, rows);
		const authorization = () => `Bearer ${hub().cms.credentials.directus.adminToken}`;

		test("for which the disk has no space is refused before a row or a file is made, and the next one is taken", async () => {
			const before = await files();
			// A petabyte, of which nothing is sent.
			const status = await new Promise<number | undefined>((resolve, reject) => {
				const asked = request(`${hub().cms.url}/files`, {
					method: "POST",
					headers: {
						authorization: authorization(),
						"content-type": "multipart/form-data; boundary=x",
						"content-length": 1e15,
					},
				});
				asked.on("response", (response) => {
					resolve(response.statusCode);
					asked.destroy();
				});
				asked.on("error", reject);
				asked.write("--x\r\n");
			});
			expect(status).toBe(503);
			expect(await files()).toEqual(before);
			const form = new FormData();
			form.append("file", new Blob([Buffer.alloc(1_000, 1)], { type: "application/octet-stream" }), "a.bin");
			const taken = await fetch(`${hub().cms.url}/files`, {
				method: "POST",
				headers: { authorization: authorization() },
				body: form,
			});
			expect(taken.status, await taken.clone().text()).toBe(200);
			const { data } = (await taken.json()) as { data: { id: string } };
			await hub().remove(`/files/${data.id}`);
		});

		test("of a picture that no browser shows is refused before it is stored, in the language of the account", async () => {
			const before = await files();
			const heic = Buffer.concat([
				Buffer.from([0, 0, 0, 24]),
				Buffer.from("ftypheic\0\0\0\0mif1heic", "latin1"),
				Buffer.alloc(200_000),
			]);
			const send = async (bytes: Buffer<ArrayBuffer>) => {
				const form = new FormData();
				form.append("title", "Föto");
				form.append("file", new Blob([bytes], { type: "image/png" }), "Föto.png");
				const response = await fetch(`${hub().cms.url}/files`, {
					method: "POST",
					headers: { authorization: authorization() },
					body: form,
				});
				return { status: response.status, text: await response.text() };
			};
			const refused = await send(heic);
			expect(refused.status).toBe(415);
			expect(JSON.parse(refused.text)).toMatchObject({
				errors: [
					{ message: "“Föto.png” cannot be uploaded: browsers cannot show HEIC. Save the picture as JPEG or PNG and upload that." },
				],
			});
			expect(await files()).toEqual(before);
			const stored = await send(Buffer.alloc(200_000, 7));
			expect(stored.status, stored.text).toBe(200);
			const { data } = JSON.parse(stored.text) as { data: { id: string; filesize: string } };
			expect(Number(data.filesize), "all of it is stored").toBe(200_000);
			await hub().remove(`/files/${data.id}`);
		});
	});
}

/**
 * An upload that breaks off at a real Directus, which tidies up once a minute: it breaks off where this is called, and is looked at where
 * the result is, so that other tests can run meanwhile.
 */
export function brokenUploadCases(hub: () => Installation): () => void {
	const [broken, recent] = [randomUUID(), randomUUID()];
	const left = async () => (await readdir(hub().paths.uploads)).filter((name) => name.includes(broken) || name.includes(recent));
	const inDatabase = <Result>(use: (database: DatabaseSync) => Result): Result => {
		const database = new DatabaseSync(hub().paths.database, { timeout: 5_000 });
		try {
			return use(database);
		} finally {
			database.close();
		}
	};

	test("[CT-1] an upload breaks off, and another one is on its way", async () => {
		const { uploads } = hub().paths;
		const long = Date.now() - UPLOAD_TAKES - 60_000;
		inDatabase((database) => {
			const add = database.prepare(
				"insert into directus_files (id, storage, filename_download, type, created_on) values (?, 'local', 'a.bin', 'application/octet-stream', ?)",
			);
			add.run(broken, long);
			add.run(recent, Date.now());
		});
		const names = [`${broken}.bin`, `temp_${broken}.bin`, `${recent}.bin`];
		for (const name of names) await writeFile(join(uploads, name), "half");
		await utimes(join(uploads, `temp_${broken}.bin`), long / 1_000, long / 1_000);
	});

	return () => {
		test("[CT-1] an upload that broke off leaves neither a row nor half a file for long; one that may be on its way is left alone", async () => {
			await expect.poll(left, { timeout: 90_000, interval: 500 }).toEqual([`${recent}.bin`]);
			const ids = (await hub().admin.read("/files", { fields: ["id"], limit: -1 }, rows)).map(({ id }) => id);
			expect([ids.includes(broken), ids.includes(recent)]).toEqual([false, true]);
			// Directus itself cannot delete a row whose file has no name yet.
			inDatabase((database) => database.prepare("delete from directus_files where id = ?").run(recent));
		}, 120_000);
	};
}
