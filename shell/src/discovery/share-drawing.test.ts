// Pictures are drawn with the font as it comes from its package; what they look like is looked at, what they are is
// tested.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { fontFile } from "./font-file.server.ts";
import { drawSharePicture } from "./share-drawing.server.ts";

const address = (style: string) => {
	const path = `@expo-google-fonts/bricolage-grotesque/${style}/BricolageGrotesque_${style}.ttf`;
	return `data:font/ttf;base64,${readFileSync(createRequire(import.meta.url).resolve(path)).toString("base64")}`;
};
const folder = mkdtempSync(join(tmpdir(), "data-hub-fonts-"));
afterAll(() => rmSync(folder, { recursive: true }));
const fonts = { bold: fontFile(folder, address("700Bold")), regular: fontFile(folder, address("400Regular")) };

const PICTURE = {
	title: "Wer fragt da?",
	description: "Ein Satz über Größe & Maß.",
	seed: "ids",
	tone: "plum",
} as const;

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

	test("uses the bundled font", async () => {
		const text = {
			text: "Größe zählt",
			font: "Bricolage Grotesque Bold 60",
			fontfile: fonts.bold,
			dpi: 72,
			rgba: true,
		};
		const { info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true });
		// In another font it is another length: 390 in one that many machines have.
		expect(Math.abs(info.width - 337)).toBeLessThan(4);
	});
});
