import { collections } from "@hub/content-model/collections/collections";
import { isPictureFile } from "@hub/shared-contracts/content/picture-file";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { editingDesk } from "./editing-desk.ts";
import { type Installation, rows } from "./installation.ts";

export const field = (width = 60, height = 40): Sharp =>
	sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 95, alpha: 1 } } });

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const PDF = "%PDF-1.4 made by a test";

/** Files that an entry shows, and changes of them in the library. Formats: `file-contents.test.ts`. */
export function fileCases(hub: () => Installation): void {
	const { attempt, post, page, make, upload, replace } = editingDesk(hub);
	const fields = collections.flatMap(({ collection, fields, audience }) =>
		Object.entries(fields).flatMap(([name, { kind }]) => (audience === "public" ? [{ collection, name, kind }] : [])),
	);
	const storedFile = z.object({ type: z.string(), width: z.number().nullable(), height: z.number().nullable() });
	const stored = (id: string) => hub().admin.read(`/files/${id}`, {}, storedFile);
	const published = async (collection: string) => {
		const filter = { status: { _eq: "published" }, locale: { _eq: "en" } };
		const [row] = await hub().admin.read(`/items/${collection}`, { filter, limit: 1, fields: ["*"] }, rows);
		return { path: `/items/${collection}/${String(row?.id)}`, row };
	};
	let png: Buffer;
	let gif: string;
	beforeAll(async () => {
		png = await field().png().toBuffer();
		gif = await upload(["Wink.gif", "image/gif", await field().gif().toBuffer()]);
	});

	describe("[CT-10] a published entry shows each of its files", () => {
		test("in every field for a picture: what no page could show is refused at its field", async () => {
			const good = await upload(["Good.png", "image/png", png]);
			const pictures = fields.filter(({ kind }) => kind === "picture");
			expect(pictures.length).toBeGreaterThan(6);
			for (const { collection, name } of pictures) {
				const { path, row } = await published(collection);
				const alt = `${name}_alt` in (row ?? {}) ? { [`${name}_alt`]: "A field" } : {};
				const refused = await attempt("PATCH", path, { ...alt, [name]: gif });
				expect(refused, `${collection}.${name}`).toMatch(/ has “Wink\.gif”, which visitors would not see: it is GIF, /);
				expect(refused.toLowerCase(), collection).toMatch(new RegExp(`^“[^”]*${name.split("_")[0]}[^”]*” has “`));
				expect(await attempt("PATCH", path, { ...alt, [name]: { id: gif, title: "Wink" } }), "written along").toMatch(
					/it is GIF/,
				);
				for (const picture of [good, null])
					expect(await attempt("PATCH", path, { ...alt, [name]: picture }), collection).toBe("done");
			}
		});

		test("within a text and within each block for pictures", async () => {
			const image = `<p><img src="/assets/${gif}.gif?width=60" alt="A field"></p>`;
			expect(await make("posts", post({ body: image }))).toMatch(
				/^“Body” has “Wink\.gif”, which visitors would not see: it is GIF/,
			);
			for (const block of [
				{ type: "media", picture: gif, alt: "A field" },
				{ type: "prose", html: image },
				{ type: "logos", heading: "Who", items: [{ name: "A", picture: gif }, { name: "B" }] },
				{ type: "video", title: "A", source: "https://vimeo.com/76979871", picture: gif, alt: "A field" },
			])
				expect(await make("pages", page({ blocks: [block] })), block.type).toMatch(
					/^“Blocks” has “Wink\.gif”, .* it is GIF/,
				);
		});

		test("in every field for a file to download or to watch", async () => {
			const files = fields.filter(({ kind }) => kind === "file");
			expect(files.length).toBeGreaterThan(2);
			const poster = await upload(["Poster.jpg", "image/jpeg", await field().jpeg().toBuffer()]);
			for (const { collection, name } of files)
				expect(
					await attempt("PATCH", (await published(collection)).path, { [name]: poster }),
					`${collection}.${name}`,
				).toMatch(/^“.+” has “Poster\.jpg”, which visitors could not open: its extension is not accepted, only .+; /);
			const { path } = await published("recordings");
			expect(await attempt("PATCH", path, { captions: await upload(["a.pdf", "application/pdf", PDF]) })).toMatch(
				/^“Captions” has “a\.pdf”, which visitors could not open: its extension is not accepted, only VTT; /,
			);
		});

		test("while a draft may have any file until it is published", async () => {
			const draft = post({ status: "draft", cover: gif, cover_alt: "A field" });
			expect(await make("posts", draft)).toBe("done");
			expect(
				await attempt("PATCH", `/items/posts/${draft.id}`, { status: "published" }, await hub().staffToken()),
			).toMatch(/^“Cover” has “Wink\.gif”/);
		});

		test("with the type and size of its content, which replace wrong ones in the library", async () => {
			const avif = await upload(["Foto.avif", "application/octet-stream", await field().avif().toBuffer()]);
			const photo = await upload([
				"Foto.jpg",
				"image/jpg",
				await field().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
			]);
			for (const [id, found] of [
				[avif, { type: "image/avif", width: 60, height: 40 }],
				[photo, { type: "image/jpeg", width: 40, height: 60 }],
			] as const) {
				expect(isPictureFile(await stored(id))).toBe(false);
				expect(await make("posts", post({ cover: id, cover_alt: "A field" }))).toBe("done");
				expect(await stored(id)).toEqual(found);
			}
		});
	});

	test("[CT-1] staff write only the fields of a file that Studio's forms offer", async () => {
		const token = await hub().staffToken();
		const send = async (method: string, path: string, body: object) =>
			(await hub().call(method, path, body, { token })).status;
		const form = (fields: Record<string, string>) => {
			const data = new FormData();
			for (const [name, value] of Object.entries(fields)) data.set(name, value);
			data.set("file", new Blob([new Uint8Array(png)], { type: "image/png" }), "Own.png");
			return data;
		};
		const id = await upload(["Own.png", "image/png", png]);
		for (const fields of [{ filename_disk: "c" }, { storage: "nowhere" }, { id: "c" }]) {
			const row = { type: "image/png", filename_download: "c.png", ...fields };
			const attempts: [string, string, object][] = [
				["POST", "/files", form(fields)],
				["PATCH", `/files/${id}`, form(fields)],
				["PATCH", `/files/${id}`, fields],
				["PATCH", "/files", { keys: [id], data: fields }],
				["PATCH", "/users/me", { avatar: row }],
				...("id" in fields ? [] : [["PATCH", "/users/me", { avatar: { id, ...fields } }] as [string, string, object]]),
			];
			for (const [method, path, body] of attempts)
				expect(await send(method, path, body), `${method} ${path} ${JSON.stringify(fields)}`).toBe(403);
		}
		expect(await send("PATCH", `/files/${id}`, { title: "Own", alt_de: "Ein Feld", focal_point_x: 3 })).toBe(200);
		expect(await send("PATCH", `/files/${id}`, form({ focal_point_x: "4", focal_point_y: "5" }))).toBe(200);
	});

	describe("[CT-10] a file that something published shows", () => {
		test("is replaced by one that can be shown, or stays as it is", async () => {
			const cover = await upload(["Cover.png", "image/png", png]);
			expect(await make("posts", post({ cover, cover_alt: "A field", title: "Covered" }))).toBe("done");
			const staff = await hub().staffToken();
			for (const token of [undefined, staff])
				expect(await replace(cover, ["Logo.png", "image/png", SVG], token)).toMatch(
					/^This file cannot be replaced by “Logo\.png”, because visitors would no longer see it in “Covered” in posts: it is SVG, /,
				);
			expect(await stored(cover)).toMatchObject({ type: "image/png", width: 60 });
			const larger = await field(80, 50).webp().toBuffer();
			expect(await replace(cover, ["New.webp", "application/octet-stream", larger], staff)).toBe("done");
			expect(await stored(cover)).toEqual({ type: "image/webp", width: 80, height: 50 });
			expect(
				await replace(gif, ["Wave.gif", "image/gif", await field(20, 20).gif().toBuffer()]),
				"nothing shows it",
			).toBe("done");
		});

		test("keeps a name under which it can be opened", async () => {
			const { row } = await published("resources");
			for (const name of ["Liste.odt", "Liste", "Liste.pdf ", "Liste.docx"])
				expect(await attempt("PATCH", `/files/${row?.file}`, { filename_download: name }), name).toMatch(
					new RegExp(
						`^This file cannot be called “${name}”, because visitors could no longer open it in “.+” in resources: `,
					),
				);
			expect(await attempt("PATCH", `/files/${row?.file}`, { filename_download: "Liste (2).PDF" })).toBe("done");
			expect(await replace(String(row?.file), ["Liste.pdf", "application/pdf", "case"])).toMatch(
				/its content does not match “\.pdf”/,
			);
		});
	});

	test("[CT-10] a picture of an extreme shape has every size, wherever its focal point is", async () => {
		for (const [width, height] of [
			[6, 1],
			[500, 1500],
		] as const) {
			const id = await upload(["Narrow.png", "image/png", await field(width, height).png().toBuffer()]);
			expect(await make("posts", post({ cover: id, cover_alt: "A field" }))).toBe("done");
			expect(await attempt("PATCH", `/files/${id}`, { focal_point_x: width - 1, focal_point_y: 0 })).toBe("done");
			for (const size of ["width=2400&height=1200", "width=240&height=240"]) {
				const url = `${hub().cms.url}/assets/${id}?${size}&fit=cover&format=webp&quality=75`;
				const answer = await fetch(url, { headers: { authorization: `Bearer ${hub().cms.siteToken}` } });
				const produced = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
				expect([answer.status, `width=${produced.width}&height=${produced.height}`]).toEqual([200, size]);
			}
		}
	});

	test("[CT-1] folders that forms upload into are there, and staff cannot delete them", async () => {
		const folders = await hub().admin.read("/folders", { fields: ["id", "name"] }, rows);
		const meta = z.object({ meta: z.object({ options: z.object({ folder: z.string() }) }) });
		for (const path of ["posts/cover", "events/cover", "speakers/portrait", "resources/file"]) {
			const { folder } = (await hub().admin.read(`/fields/${path}`, {}, meta)).meta.options;
			expect(
				folders.map(({ id }) => id),
				path,
			).toContain(folder);
			expect(await attempt("DELETE", `/folders/${folder}`, undefined), path).toMatch(
				/^This folder stays, because forms upload files into it/,
			);
			expect(await attempt("PATCH", `/folders/${folder}`, { name: "Renamed" }), path).toBe("done");
		}
	});
}
