import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../architecture/repository-files.ts";
import { cutFont, type FontFace, fontFaces } from "./fonts.ts";

const require = createRequire(join(root, "shared-ui", "package.json"));
const css = readFileSync(join(root, "shared-ui", "src", "theme", "fonts.css"), "utf8");
const faces = fontFaces(css);
const own = faces.filter(({ file }) => file);
const original = (face: FontFace) =>
	readFileSync(require.resolve(/url\("([^"?]+)/.exec(face.descriptors.get("src") ?? "")?.[1] ?? ""));

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
});
