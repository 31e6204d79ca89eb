import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";
import { root } from "../architecture/repository-files.ts";
import { cutFont, type FontFace, fontFaces } from "./fonts.ts";

const require = createRequire(join(root, "shared-ui", "package.json"));
const css = readFileSync(join(root, "shared-ui", "src", "theme", "fonts.css"), "utf8");
const faces = fontFaces(css);
const own = faces.filter(({ file }) => file);
const original = (face: FontFace) =>
	readFileSync(require.resolve(/url\("([^"?]+)/.exec(face.descriptors.get("src") ?? "")?.[1] ?? ""));

/** Running text of both languages, with typical letter frequencies. */
const SAMPLE =
	"Wir verbinden Unternehmen, die Daten teilen und trotzdem selbst bestimmen, was damit geschieht. " +
	"Share data without giving it away: companies exchange product passports on terms they set themselves.";

/** Letters of the sample by advance width in Arial, in 1/2048 em; Liberation Sans and Helvetica have the same. */
const ARIAL: Readonly<Record<"regular" | "bold", Readonly<Record<number, string>>>> = {
	regular: {
		455: "il",
		569: " ,.:t",
		682: "r",
		1024: "csvxyz",
		1139: "abdeghnopu",
		1366: "S",
		1479: "DUw",
		1706: "m",
		1933: "W",
	},
	bold: {
		569: " ,.il",
		682: ":t",
		797: "r",
		1024: "z",
		1139: "acesvxy",
		1251: "bdghnopu",
		1366: "S",
		1479: "DU",
		1593: "w",
		1821: "m",
		1933: "W",
	},
};

interface Metrics {
	readonly ascent: number;
	readonly descent: number;
	readonly lineGap: number;
	/** Width of the sample, in em. */
	readonly width: number;
}

/** Metrics of a font at a weight. */
async function metricsOf(face: FontFace, wght: number): Promise<Metrics> {
	const font = await subsetFont(original(face), SAMPLE, { targetFormat: "truetype", variationAxes: { wght } });
	const table = (tag: string) => {
		for (let at = 12; ; at += 16) if (font.toString("latin1", at, at + 4) === tag) return font.subarray(font.readUInt32BE(at + 8));
	};
	const [head, hhea, hmtx, cmap] = ["head", "hhea", "hmtx", "cmap"].map(table) as [Buffer, Buffer, Buffer, Buffer];
	const size = head.readUInt16BE(18);
	const wide = hhea.readUInt16BE(34);
	const advance = (letter: string) => hmtx.readUInt16BE(4 * Math.min(glyphOf(cmap, letter), wide - 1));
	return {
		ascent: hhea.readInt16BE(4) / size,
		descent: -hhea.readInt16BE(6) / size,
		lineGap: hhea.readInt16BE(8) / size,
		width: [...SAMPLE].reduce((sum, letter) => sum + advance(letter), 0) / size,
	};
}

/** Glyph index of a letter, from the cmap subtable of format 4. */
function glyphOf(cmap: Buffer, letter: string): number {
	const code = letter.charCodeAt(0);
	for (let record = 4; record < 4 + 8 * cmap.readUInt16BE(2); record += 8) {
		const sub = cmap.subarray(cmap.readUInt32BE(record + 4));
		if (sub.readUInt16BE(0) !== 4) continue;
		const twice = sub.readUInt16BE(6);
		for (let at = 0; at < twice; at += 2) {
			const first = sub.readUInt16BE(16 + twice + at);
			if (code > sub.readUInt16BE(14 + at) || code < first) continue;
			const delta = sub.readUInt16BE(16 + 2 * twice + at);
			const offsetAt = 16 + 3 * twice + at;
			const offset = sub.readUInt16BE(offsetAt);
			return ((offset === 0 ? code : sub.readUInt16BE(offsetAt + offset + 2 * (code - first))) + delta) & 0xffff;
		}
	}
	throw new Error(`The font has no “${letter}”.`);
}

describe("shipped fonts", () => {
	test("of the first screen have at most 41 kB", async () => {
		const first = own.filter(({ file }) => file?.endsWith("-latin-wght-normal.woff2"));
		const sizes = await Promise.all(first.map(async (face) => (await cutFont(original(face), face)).length));
		expect(sizes).toHaveLength(2);
		expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(41_000);
	});

	test("of the first screen have all letters of German and English", () => {
		const letters = "abcxyzABCXYZ 0123456789ÄÖÜäöüßé „“‚‘’”»«–—…·×−°§%€&@#+/()[]!?";
		for (const { file, letters: has } of own.filter(({ file }) => file?.endsWith("-latin-wght-normal.woff2")))
			expect([file, [...letters].filter((letter) => !has.includes(letter.codePointAt(0) ?? 0))]).toEqual([file, []]);
	});

	test("have every weight that styles use", () => {
		const sheets = globSync(["shared-ui/src/**/*.css", "shell/src/**/*.css", "mf-*/src/**/*.css"], { cwd: root })
			.filter((file) => !file.endsWith("fonts.css"))
			.map((file) => readFileSync(join(root, file), "utf8"));
		const weights = sheets.flatMap((sheet) =>
			[...sheet.matchAll(/(?:font-weight|--weight-[a-z]+):\s*(\d+)/g)].map(([, weight]) => Number(weight)),
		);
		const [lightest, boldest] = [
			Math.min(...own.map(({ weights }) => weights[0])),
			Math.max(...own.map(({ weights }) => weights[1])),
		];
		expect(weights.length).toBeGreaterThan(5);
		expect(weights.filter((weight) => weight < lightest || weight > boldest)).toEqual([]);
	});
});

describe("a fallback font has the same metrics, so that the layout does not shift", () => {
	const fallbacks = faces.filter(({ file }) => !file);

	test("exists for each font", () => {
		const families = own.map(({ family }) => family.replace("Variable", "Fallback"));
		expect(new Set(fallbacks.map(({ family }) => family))).toEqual(new Set(families));
	});

	test.each([
		["Bricolage Grotesque", 640, "bold"],
		["Source Sans 3", 400, "regular"],
		["Source Sans 3", 620, "bold"],
	] as const)("%s at %i", async (family, weight, arial) => {
		const face = own.find((candidate) => candidate.family === `${family} Variable`);
		const fallback = fallbacks.find(
			({ family: name, weights: [from, to] }) => name === `${family} Fallback` && from <= weight && weight <= to,
		);
		if (!face || !fallback) throw new Error("is not declared");
		const { width, ascent, descent, lineGap } = await metricsOf(face, weight);
		const widths = new Map(
			Object.entries(ARIAL[arial]).flatMap(([units, letters]) => [...letters].map((letter) => [letter, Number(units)])),
		);
		const scale = width / ([...SAMPLE].reduce((sum, letter) => sum + (widths.get(letter) ?? Number.NaN), 0) / 2048);
		const descriptor = (property: string) => Number.parseFloat(fallback.descriptors.get(property) ?? "");
		// Kerning is not included: measured in a browser over four pages, it changes widths by 0.7 %.
		expect(Math.abs(descriptor("size-adjust") / 100 / scale - 1)).toBeLessThan(0.015);
		const adjusted = [ascent, descent, lineGap].map((part) => Number(((part * 10_000) / descriptor("size-adjust")).toFixed(2)));
		expect(["ascent-override", "descent-override", "line-gap-override"].map(descriptor)).toEqual(adjusted);
	});
});
