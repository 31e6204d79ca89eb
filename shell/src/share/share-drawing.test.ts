// Pictures are drawn with the font as it comes from its package; what they look like is looked at, what they are is tested.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { fontFile, unpackWoff } from "./font-file.server.ts";
import { drawSharePicture } from "./share-drawing.server.ts";

const packed = (weight: number) => {
	const path = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`;
	return readFileSync(createRequire(import.meta.url).resolve(path));
};
const asAddress = (font: Buffer) => `data:font/woff;base64,${font.toString("base64")}`;
const folder = mkdtempSync(join(tmpdir(), "data-hub-fonts-"));
afterAll(() => rmSync(folder, { recursive: true }));
const fonts = { bold: fontFile(folder, asAddress(packed(700))), regular: fontFile(folder, asAddress(packed(400))) };

const PICTURE = { title: "Wer fragt da?", description: "Ein Satz über Größe & Maß.", seed: "ids", tone: "plum" } as const;

describe("[MT-3] a share picture", () => {
	test.each([
		["of a short title", "Ja"],
		[
			"of a long one",
			"Was ein Datenraum im Betrieb kostet, wer ihn bezahlt und warum die Rechnung im dritten Jahr anders aussieht als im ersten",
		],
		["of one long word", "Nachhaltigkeitsberichterstattungspflichtenübersichtstabelle"],
		["of words that look like markup", '<b>Fett</b> & "Größe" </span>\u0000'],
	])("%s is 1200 × 630, small, and keeps its words on their field", async (_what, title) => {
		const picture = await drawSharePicture({ ...PICTURE, title }, fonts);
		expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
		expect(picture.length).toBeLessThan(120_000);
		// The margins around the title hold nothing but the field's colour.
		for (const margin of [
			{ left: 0, top: 0, width: 56, height: 520 },
			{ left: 724, top: 0, width: 52, height: 630 },
			{ left: 0, top: 580, width: 780, height: 50 },
		]) {
			const { channels } = await sharp(await sharp(picture).extract(margin).toBuffer()).stats();
			expect(channels.slice(0, 3).map(({ min }) => min > 240)).toEqual([true, true, true]);
		}
	});

	test("shows its title: another title is another picture, and the same one the same", async () => {
		const [one, again, other] = await Promise.all([
			drawSharePicture(PICTURE, fonts),
			drawSharePicture(PICTURE, fonts),
			drawSharePicture({ ...PICTURE, title: "Wer fragt hier?" }, fonts),
		]);
		expect(one.equals(again)).toBe(true);
		expect(one.equals(other)).toBe(false);
	});

	test("is lettered in the house's font, whatever fonts the machine has", async () => {
		const text = { text: "Größe zählt", font: "Bricolage Grotesque Bold 60", fontfile: fonts.bold, dpi: 72, rgba: true };
		const { info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true });
		// In another font it is another length: 390 in one that many machines have.
		expect(Math.abs(info.width - 337)).toBeLessThan(4);
	});
});

test("[MT-3] a packed font comes out as the font that went in: the same tables, each where its directory says", () => {
	const woff = packed(700);
	const font = unpackWoff(woff);
	const count = font.readUInt16BE(4);
	expect([font.length, count]).toEqual([woff.readUInt32BE(16), woff.readUInt16BE(12)]);
	for (let index = 0; index < count; index += 1) {
		const entry = 12 + 16 * index;
		const tag = font.toString("latin1", entry, entry + 4);
		const [checksum, place, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [number, number, number];
		let sum = 0;
		for (let at = place; at < place + Math.ceil(length / 4) * 4; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0;
		// The head's own sum leaves out the font's.
		if (tag !== "head") expect([tag, sum]).toEqual([tag, checksum]);
	}
	expect(() => unpackWoff(Buffer.from("wOF2 and so on"))).toThrow("This is no WOFF font.");
});
