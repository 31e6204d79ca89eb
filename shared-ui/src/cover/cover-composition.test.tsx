import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Cover } from "./cover.tsx";
import { type CoverDensity, composeCover } from "./cover-composition.ts";
import { fieldsOf } from "./cover-fields.ts";
import { randomOf } from "./seeded-random.ts";

const KEYS = Array.from({ length: 200 }, (_, index) => `item-${index}`);
const DENSITIES: readonly CoverDensity[] = ["card", "head", "share"];

test("a key always has the same picture: shared pictures do not change", () => {
	const picture = JSON.stringify(composeCover("data-space", "brand", "card"));
	expect(createHash("sha256").update(picture).digest("hex").slice(0, 16)).toBe("052ce60c09085441");
});

test.each(DENSITIES)("a picture has 2,500 characters on average, and at most 6,000 (%s)", (density) => {
	const sizes = KEYS.map((key) => renderToStaticMarkup(<Cover seed={key} tone="clay" density={density} />).length);
	expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(2500);
	expect(Math.max(...sizes)).toBeLessThan(6000);
});

test("fields fill the grid, do not overlap, and differ from their neighbours", () => {
	for (const key of KEYS) {
		const fields = fieldsOf(randomOf(key), 8, 6, 7);
		expect(fields.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(160 * 120);
		for (const [index, a] of fields.entries()) {
			for (const b of fields.slice(index + 1)) {
				const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
				const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
				expect(wide > 0 && high > 0).toBe(false);
				if ((wide === 0 && high > 0) || (high === 0 && wide > 0)) expect(a.paint).not.toBe(b.paint);
			}
		}
	}
});

test("every paint of shapes and lines has a class", () => {
	const rules = readFileSync(join(import.meta.dirname, "cover.module.css"), "utf8");
	const used = KEYS.flatMap((key) =>
		DENSITIES.flatMap((density) =>
			composeCover(key, "sky", density).shapes.map(({ paint, stroke }) => (stroke ? `${paint}Line` : paint)),
		),
	);
	expect([...new Set(used)].filter((name) => !rules.includes(`\t.${name} {`))).toEqual([]);
});

test("a quarter of the pictures are tiles, and a quarter are lines between two parties", () => {
	const shapesOf = (key: string) => composeCover(key, "sky", "card").shapes;
	const joined = KEYS.filter((key) =>
		shapesOf(key).some(({ paint, stroke }) => paint === "spark" && stroke !== undefined),
	);
	const tiled = KEYS.filter((key) => shapesOf(key).some(({ path }) => /a6\.5 6\.5/.test(path)));
	for (const { length } of [joined, tiled]) {
		expect(length).toBeGreaterThan(KEYS.length * 0.15);
		expect(length).toBeLessThan(KEYS.length * 0.35);
	}
});
