// Checks files by their bytes. The pictures are made here, by the library that also decodes them.

import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { checkPicture, downloadProblem, type FileContent, unshownFormat } from "./file-contents.ts";

function fileOf(bytes: Uint8Array | string, name = "a"): FileContent {
	const all = Buffer.from(bytes);
	return { name, size: all.length, read: async (bytes) => all.subarray(0, bytes) };
}

const field = (width = 60, height = 40): Sharp =>
	sharp({
		create: { width, height, channels: 4, background: { r: 20, g: 90, b: 95, alpha: 1 } },
		limitInputPixels: false,
	});
/** Three different frames of 20 × 20 pixels. */
const frames = () => {
	const pixels = Buffer.from(Array.from({ length: 20 * 60 * 4 }, (_, at) => (at * 7) % 256));
	return sharp(pixels, { raw: { width: 20, height: 60, channels: 4, pageHeight: 20 } });
};
const noise = (width: number, height: number) => {
	const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * at * 31) % 251));
	return sharp(pixels, { raw: { width, height, channels: 3 } });
};

describe("[CT-10] a picture", () => {
	test.each([
		["a JPEG", () => field().jpeg(), "image/jpeg"],
		["a PNG", () => field().png(), "image/png"],
		["a WebP", () => field().webp(), "image/webp"],
		["an AVIF", () => field().avif(), "image/avif"],
		["a TIFF", () => field().tiff(), "image/tiff"],
	])("may be %s, regardless of its file name", async (_what, create, type) => {
		for (const name of ["a.png", "a.HEIC", "a", "a.svg"])
			expect(await checkPicture(fileOf(await create().toBuffer(), name))).toEqual({
				kind: "picture",
				type,
				width: 60,
				height: 40,
			});
	});

	test("of a camera has the size after its rotation is applied", async () => {
		const turned = await field().jpeg().withMetadata({ orientation: 6 }).toBuffer();
		expect(await checkPicture(fileOf(turned))).toMatchObject({ kind: "picture", width: 40, height: 60 });
	});

	const heic = Buffer.concat([
		Buffer.from([0, 0, 0, 24]),
		Buffer.from("ftypheic\0\0\0\0mif1heic", "latin1"),
		Buffer.alloc(64),
	]);
	const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
	const moving = (png: Buffer) =>
		Buffer.concat([png.subarray(0, 33), chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]), png.subarray(33)]);
	test.each([
		["an empty file", () => "", "problem.file-empty", undefined],
		["plain text", () => "case", "problem.picture-none", undefined],
		["a PDF document", () => "%PDF-1.4 made", "problem.picture-kind", "PDF"],
		["a HEIC photo", () => heic, "problem.picture-kind", "HEIC"],
		["an SVG drawing", () => drawing, "problem.picture-kind", "SVG"],
		[
			"an SVG drawing with a prologue",
			() => `<?xml version="1.0"?>\n<!-- drawn -->${drawing}`,
			"problem.picture-kind",
			"SVG",
		],
		["a GIF", () => field().gif().toBuffer(), "problem.picture-kind", "GIF"],
		["a bitmap", () => Buffer.concat([Buffer.from("BM"), Buffer.alloc(60)]), "problem.picture-kind", "BMP"],
		["an animated GIF", () => frames().gif().toBuffer(), "problem.picture-kind", "GIF"],
		["an animated WebP", () => frames().webp().toBuffer(), "problem.picture-moves", undefined],
		["an animated PNG", async () => moving(await field().png().toBuffer()), "problem.picture-moves", undefined],
		[
			"an AVIF sequence",
			async () => named(await field().avif().toBuffer(), "avis"),
			"problem.picture-moves",
			undefined,
		],
		[
			"the beginning of a JPEG",
			async () => half(await noise(400, 300).jpeg().toBuffer()),
			"problem.picture-broken",
			undefined,
		],
		[
			"the beginning of a PNG",
			async () => half(await noise(400, 300).png().toBuffer()),
			"problem.picture-broken",
			undefined,
		],
		[
			"a JPEG signature without a picture",
			() => Buffer.from("ffd8ffe000104a464946", "hex"),
			"problem.picture-broken",
			undefined,
		],
		["a picture with too many pixels", () => field(8001, 10_000).png().toBuffer(), "problem.picture-large", undefined],
		["a picture that is too wide", () => field(700, 100).png().toBuffer(), "problem.picture-slim", undefined],
		["a picture that is too high", () => field(100, 301).png().toBuffer(), "problem.picture-slim", undefined],
	])("may not be %s", async (_what, create, key, kind) => {
		const verdict = await checkPicture(fileOf(await create()));
		expect(verdict).toMatchObject({ kind: "problem", problem: { key, ...(kind ? { values: { kind } } : {}) } });
	});

	test("is refused at its upload by its first bytes if no browser shows its format; other files are accepted", async () => {
		const photoshop = Buffer.concat([Buffer.from("8BPS"), Buffer.alloc(60)]);
		expect([await unshownFormat(heic), await unshownFormat(photoshop)]).toEqual(["HEIC", "PSD"]);
		const others = [
			await field().jpeg().toBuffer(),
			await field().avif().toBuffer(),
			await field().gif().toBuffer(),
			"case",
			drawing,
		];
		for (const bytes of others) expect(await unshownFormat(Buffer.from(bytes))).toBeUndefined();
	});

	test("is not decoded if its file is larger than a camera's", async () => {
		const read = () => Promise.reject(new Error("It was read."));
		expect(await checkPicture({ name: "a", size: 50 * 1024 ** 2, read })).toMatchObject({
			problem: { key: "problem.picture-heavy" },
		});
	});
});

describe("[CT-10] a download", () => {
	const PDF = "%PDF-1.4 made by a test";
	const archive = (first: string) => {
		const head = Buffer.alloc(30);
		head.write("PK\u0003\u0004", "latin1");
		head.writeUInt16LE(first.length, 26);
		return Buffer.concat([head, Buffer.from(first)]);
	};
	test.each([
		["Bericht.pdf", PDF],
		["BERICHT.PDF", PDF],
		["v1.2 final.pdf", PDF],
		["Werte.csv", "a;b\n1;2\n"],
		["Alles.zip", archive("readme.txt")],
		["Brief.docx", archive("word/document.xml")],
		["Untertitel.vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nHallo\n"],
		["Untertitel.vtt", "\uFEFFWEBVTT - Grüße\r\n\r\n1\r\n00:00:01.000 --> 101:00:05.000 line:0\r\nGrüße\r\n"],
	])("may be %s", async (name, bytes) => {
		expect(await downloadProblem(fileOf(bytes, name))).toBeUndefined();
	});

	test.each([
		["Bericht.pdf", "", "problem.file-empty"],
		["Bericht.pdf", "case", "problem.file-content"],
		["Bericht.pdf", "<html><script>alert(1)</script>", "problem.file-content"],
		["Bericht.docx", PDF, "problem.file-content"],
		["Werte.csv", PDF, "problem.file-content"],
		["Werte.csv", "a\0b", "problem.file-content"],
		["Leitfaden.odt", "case", "problem.file-kind"],
		["Poster.jpg", "case", "problem.file-kind"],
		["Bericht.pdf.exe", PDF, "problem.file-kind"],
		["Bericht", "case", "problem.file-kind"],
		["Seite.html", "<html>", "problem.file-kind"],
		["", PDF, "problem.file-kind"],
		["a.vtt", "1\n00:00:01,000 --> 00:00:05,000\nHallo\n", "problem.file-content"],
		["a.vtt", "WEBVTT\n\n00:00:01,000 --> 00:00:05,000\nHallo\n", "problem.captions-time"],
		["a.vtt", "WEBVTT\n\n00:01.000 --> 00:05.000\nHallo\n\n0:00:06.000 --> 0:00:07.000\nDa\n", "problem.captions-time"],
		["a.vtt", "WEBVTT\n\n00:05.000 --> 00:01.000\nHallo\n", "problem.captions-time"],
		["a.vtt", "WEBVTT\n\nHallo\n", "problem.captions-empty"],
		["a.vtt", "WEBVTT\n\n00:01.000 --> 00:05.000\n\n", "problem.captions-empty"],
		["a.vtt", Buffer.from("WEBVTT\n\n00:01.000 --> 00:05.000\nGrüße\n", "latin1"), "problem.captions-encoding"],
		["a.vtt", Buffer.from("\uFEFFWEBVTT\n\n00:01.000 --> 00:05.000\nHallo\n", "utf16le"), "problem.captions-encoding"],
	])("may not be “%s” with %j in it", async (name, bytes, key) => {
		expect(await downloadProblem(fileOf(bytes, name))).toMatchObject({ key });
	});

	test.each([
		["Bericht", "Bericht.pdf"],
		["Bericht.pdf ", "Bericht.pdf"],
		["Bericht.pdf.", "Bericht.pdf"],
		["Bericht.PDF\u00a0", "Bericht.PDF"],
	])("named “%s” is refused, and the name “%s” is suggested", async (name, better) => {
		expect(await downloadProblem(fileOf(PDF, name))).toEqual({ key: "problem.file-named", values: { better } });
	});

	test("has one of the formats that its field accepts", async () => {
		expect(await downloadProblem(fileOf(PDF, "a.pdf"), ["webm", "mp4"])).toEqual({
			key: "problem.file-kind",
			values: { kinds: ["WEBM", "MP4"] },
		});
	});
});

function half(bytes: Buffer): Buffer {
	return bytes.subarray(0, bytes.length / 2);
}

/** An AVIF with another brand. */
function named(avif: Buffer, brand: string): Buffer {
	const copy = Buffer.from(avif);
	copy.write(brand, 8, "latin1");
	return copy;
}

/** A chunk of a PNG. Its checksum is not verified before the picture is decoded. */
function chunk(type: string, data: readonly number[]): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	return Buffer.concat([length, Buffer.from(type, "latin1"), Buffer.from(data), Buffer.alloc(4)]);
}
