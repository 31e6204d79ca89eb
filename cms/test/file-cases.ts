import { collections } from "@hub/shared-contracts/collections/collections";
import { isPictureFile } from "@hub/shared-contracts/content/picture-file";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { editingDesk } from "./editing-desk.ts";
import { type Installation, rows } from "./installation.ts";

/** A plain picture. */
export const field = (width = 60, height = 40): Sharp =>
	sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 95, alpha: 1 } } });

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const PDF = "%PDF-1.4 made by a test";

/** Which files an entry may show, and what becomes of them in the library. Run against a real Directus. */
export function fileCases(hub: () => Installation): void {
	const { say, post, page, make, upload, replace } = editingDesk(hub);
	const fields = collections.flatMap(({ collection, fields, audience }) =>
		Object.entries(fields).flatMap(([name, { kind }]) => (audience === "public" ? [{ collection, name, kind }] : [])),
	);
	const storedFile = z.object({ type: z.string(), width: z.number().nullable(), height: z.number().nullable() });
	const stored = (id: string) => hub().admin.read(`/files/${id}`, {}, storedFile);
	/** A published entry of a collection. */
	const published = async (collection: string) => {
		const filter = { status: { _eq: "published" }, locale: { _eq: "en" } };
		const [row] = await hub().admin.read(`/items/${collection}`, { filter, limit: 1, fields: ["*"] }, rows);
		return { path: `/items/${collection}/${String(row?.id)}`, row };
	};
	let png: Buffer;
	let gif: string;
	beforeAll(async () => {
		png = await field().png().toBuffer();
		gif = await upload("Wink.gif", "image/gif", await field().gif().toBuffer());
	});

	describe("[CT-10] a published entry shows each of its files", () => {
		test("as a picture, in every field for one: what no page could show is refused at its field", async () => {
			const good = await upload("Good.png", "image/png", png);
			const odd = [
				[gif, /which visitors would not see: it is GIF, and a picture can be JPEG, PNG, WebP, AVIF and TIFF; save it/],
				[await upload("Logo.svg", "image/svg+xml", SVG), /: it is SVG, /],
				[await upload("Logo.png", "image/png", SVG), /: it is SVG, /],
				[await upload("Half.png", "image/png", png.subarray(0, png.length / 2)), /: it is damaged or was cut off; /],
				[await upload("Words.jpg", "image/jpeg", "case"), /: its content is no picture; /],
				[await upload("Empty.jpg", "image/jpeg", ""), /: there is nothing in it; /],
				[await upload("Wide.png", "image/png", await field(700, 100).png().toBuffer()), /: it is too narrow /],
			] as const;
			const pictures = fields.filter(({ kind }) => kind === "picture");
			expect(pictures.length).toBeGreaterThan(6);
			for (const { collection, name } of pictures) {
				const { path, row } = await published(collection);
				const alt = `${name}_alt` in (row ?? {}) ? { [`${name}_alt`]: "A field" } : {};
				const answers = [];
				for (const [id] of odd) answers.push(await say("PATCH", path, { ...alt, [name]: id }));
				for (const [at, [, reason]] of odd.entries()) expect(answers[at], `${collection}.${name}`).toMatch(reason);
				for (const answer of answers)
					expect(answer.toLowerCase(), collection).toMatch(new RegExp(`^“[^”]*${name.split("_")[0]}[^”]*” has “`));
				expect(await say("PATCH", path, { ...alt, [name]: good }), `${collection}.${name}`).toBe("done");
				expect(await say("PATCH", path, { ...alt, [name]: { id: gif, title: "Wink" } }), "written along").toMatch(/it is GIF/);
				expect(await say("PATCH", path, { ...alt, [name]: null })).toBe("done");
			}
		}, 120_000);

		test("within a text and a block", async () => {
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
				expect(await make("pages", page({ blocks: [block] })), block.type).toMatch(/^“Blocks” has “Wink\.gif”, .* it is GIF/);
		});

		test("to take along or to watch, in every field for one", async () => {
			const files = fields.filter(({ kind }) => kind === "file");
			expect(files.length).toBeGreaterThan(2);
			const poster = await upload("Poster.jpg", "image/jpeg", await field().jpeg().toBuffer());
			for (const { collection, name } of files) {
				const { path } = await published(collection);
				expect(await say("PATCH", path, { [name]: poster }), `${collection}.${name}`).toMatch(
					/^“.+” has “Poster\.jpg”, which visitors could not open: it can be .+, as the ending of its name says; /,
				);
			}
			const { path } = await published("resources");
			for (const [name, type, content, reason] of [
				["Leitfaden.odt", "application/vnd.oasis.opendocument.text", "case", /: it can be PDF, DOCX, /],
				["Bericht", "application/pdf", PDF, /: the ending of its name is not clear; .* call it “Bericht\.pdf”\.$/],
				["Bericht.pdf ", "application/pdf", PDF, /: the ending of its name is not clear; .* call it “Bericht\.pdf”\.$/],
				["Bericht.pdf", "application/pdf", "case", /: its content is something else than “\.pdf” says; /],
				["Bericht.pdf", "application/pdf", "", /: there is nothing in it; /],
			] as const)
				expect(await say("PATCH", path, { file: await upload(name, type, content) }), name).toMatch(reason);
			const captions = (await published("recordings")).path;
			expect(await say("PATCH", captions, { captions: await upload("a.pdf", "application/pdf", PDF) })).toMatch(
				/^“Captions” has “a\.pdf”, which visitors could not open: it can be VTT, /,
			);
		});

		test("while a draft may bear any, and an upload may be anything", async () => {
			const draft = post({ status: "draft", cover: gif, cover_alt: "A field" });
			expect(await make("posts", draft)).toBe("done");
			const staff = await hub().tokenOf(hub().cms.credentials.staff);
			expect(await say("PATCH", `/items/posts/${draft.id}`, { status: "published" }, staff)).toMatch(/^“Cover” has “Wink\.gif”/);
			await hub().admin.update("/users/me", { language: "de-DE" });
			expect(await say("PATCH", `/items/posts/${draft.id}`, { status: "published" })).toMatch(
				/^„Titelbild“ enthält „Wink\.gif“, was Besucher nicht sehen würden: das Format ist GIF, und möglich sind JPEG, /,
			);
			await hub().admin.update("/users/me", { language: "en-US" });
		});

		test("as what it is, not as what an upload was said to be: the library is corrected, by which the site goes", async () => {
			const avif = await upload("Foto.avif", "application/octet-stream", await field().avif().toBuffer());
			const jpeg = await field().jpeg().withMetadata({ orientation: 6 }).toBuffer();
			const photo = await upload("Foto.jpg", "image/jpg", jpeg);
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
		const token = await hub().tokenOf(hub().cms.credentials.staff);
		const send = async (method: string, path: string, body: object | FormData) => {
			const json = body instanceof FormData ? {} : { "content-type": "application/json" };
			const headers = { authorization: `Bearer ${token}`, ...json };
			const init = { method, headers, body: body instanceof FormData ? body : JSON.stringify(body) };
			return (await fetch(`${hub().cms.url}${path}`, init)).status;
		};
		const form = (fields: Record<string, string>) => {
			const data = new FormData();
			for (const [name, value] of Object.entries(fields)) data.set(name, value);
			data.set("file", new Blob([new Uint8Array(png)], { type: "image/png" }), "Own.png");
			return data;
		};
		const id = await upload("Own.png", "image/png", png);
		for (const fields of [{ filename_disk: "c" }, { storage: "nowhere" }, { id: "c" }]) {
			const what = JSON.stringify(fields);
			expect(await send("POST", "/files", form(fields)), what).toBe(403);
			expect(await send("PATCH", `/files/${id}`, form(fields)), what).toBe(403);
			expect(await send("PATCH", `/files/${id}`, fields), what).toBe(403);
			expect(await send("PATCH", "/files", { keys: [id], data: fields }), what).toBe(403);
			if (!("id" in fields)) expect(await send("PATCH", "/users/me", { avatar: { id, ...fields } }), what).toBe(403);
			const row = { type: "image/png", filename_download: "c.png", ...fields };
			expect(await send("PATCH", "/users/me", { avatar: row }), what).toBe(403);
		}
		expect(await send("PATCH", `/files/${id}`, { title: "Own", alt_de: "Ein Feld", focal_point_x: 3 })).toBe(200);
		expect(await send("PATCH", `/files/${id}`, form({ focal_point_x: "4", focal_point_y: "5" }))).toBe(200);
		expect(await send("POST", "/files", form({ title: "Another" }))).toBe(200);
	});

	describe("[CT-10] a file that something published shows", () => {
		test("is replaced by one that is shown too, or stays as it is", async () => {
			const cover = await upload("Cover.png", "image/png", png);
			expect(await make("posts", post({ cover, cover_alt: "A field", title: "Covered" }))).toBe("done");
			const staff = await hub().tokenOf(hub().cms.credentials.staff);
			const bytes = async () => {
				const headers = { authorization: `Bearer ${hub().cms.credentials.directus.adminToken}` };
				return Buffer.from(await (await fetch(`${hub().cms.url}/assets/${cover}`, { headers })).arrayBuffer());
			};
			for (const token of [undefined, staff]) {
				expect(await replace(cover, ["Logo.png", "image/png", SVG], token)).toMatch(
					/^This file cannot be replaced by “Logo\.png”, because visitors would no longer see it in “Covered” in posts: it is SVG, /,
				);
				expect((await bytes()).equals(png)).toBe(true);
			}
			const larger = await field(80, 50).webp().toBuffer();
			expect(await replace(cover, ["New.webp", "application/octet-stream", larger], staff)).toBe("done");
			expect((await bytes()).equals(larger)).toBe(true);
			expect(await stored(cover)).toEqual({ type: "image/webp", width: 80, height: 50 });
			const file = { id: cover };
			expect(await say("POST", "/files/import", { url: "https://elsewhere.example/a.gif", data: file })).toMatch(
				/^This file cannot be replaced by an import, because what is published shows it: “Covered” in posts\./,
			);
			const answer = await fetch(`${hub().cms.url}/graphql/system`, {
				method: "POST",
				headers: { authorization: `Bearer ${staff}`, "content-type": "application/json" },
				body: JSON.stringify({ query: `mutation { import_file(url: "https://a.example/", data: { id: "${cover}" }) { id } }` }),
			});
			expect(answer.status).toBe(403);
			expect(await replace(gif, ["Wave.gif", "image/gif", await field(20, 20).gif().toBuffer()]), "nothing shows it").toBe("done");
		});

		test("is called by a name under which it can be opened", async () => {
			const { path, row } = await published("resources");
			const file = `/files/${String(row?.file)}`;
			for (const name of ["Liste.odt", "Liste", "Liste.pdf ", "Liste.docx"])
				expect(await say("PATCH", file, { filename_download: name }), name).toMatch(
					new RegExp(`^This file cannot be called “${name}”, because visitors could no longer open it in “.+” in resources: `),
				);
			expect(await say("PATCH", file, { filename_download: "Liste (2).PDF" })).toBe("done");
			expect(await replace(String(row?.file), ["Liste.pdf", "application/pdf", "case"])).toMatch(/its content is something else/);
			expect(await replace(String(row?.file), ["Liste.pdf", "application/pdf", PDF])).toBe("done");
			expect(await say("PATCH", path, { title: "Another title" })).toBe("done");
		});
	});

	test("[CT-10] a picture of the narrowest shapes has every size, wherever its focal point is", async () => {
		const authorization = `Bearer ${hub().cms.siteToken}`;
		for (const [width, height] of [
			[6, 1],
			[1, 3],
			[1200, 200],
			[500, 1500],
		] as const) {
			const id = await upload("Narrow.png", "image/png", await field(width, height).png().toBuffer());
			expect(await make("posts", post({ cover: id, cover_alt: "A field" }))).toBe("done");
			expect(await say("PATCH", `/files/${id}`, { focal_point_x: width - 1, focal_point_y: 0 })).toBe("done");
			for (const size of ["width=2400&height=1200", "width=1920&height=1200", "width=240&height=240", "width=1200&height=630"]) {
				const url = `${hub().cms.url}/assets/${id}?${size}&fit=cover&format=webp&quality=75`;
				const answer = await fetch(url, { headers: { authorization } });
				const produced = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
				expect([answer.status, `width=${produced.width}&height=${produced.height}`]).toEqual([200, size]);
			}
		}
	}, 60_000);
}
