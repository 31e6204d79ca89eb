// Tests diagrams with the seed's labels in each language.

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { SEED_LOCALES } from "../../../cms/seed/shape.ts";
import { loadSeed } from "../../../cms/src/seed/content.ts";
import { Diagram } from "./diagram.tsx";
import { drawingOf, type LabelledDiagram } from "./drawing-of.ts";
import type { Plan, Shape } from "./shape.ts";

const { pages = [] } = await loadSeed();
const samples = SEED_LOCALES.flatMap((locale) =>
	pages.flatMap(({ text }) =>
		text[locale].blocks.flatMap((block) =>
			block.type === "diagram" ? [{ locale, ...(block as LabelledDiagram) }] : [],
		),
	),
);

/** Every text below a value. A wide plan shows by position `when` a task is done. */
function texts(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => (name === "when" ? [] : texts(part)));
}

/** Returns only letters and digits, so that line breaks within labels do not matter. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/**
 * The bounding box of a shape as left, top, right and bottom; of a path, its corners. The width of text is an upper
 * estimate.
 */
function boxOf(shape: Shape): readonly [number, number, number, number] {
	if ("rect" in shape) {
		const [x, y, width, height] = shape.rect;
		return [x, y, x + width, y + height];
	}
	if ("circle" in shape) {
		const [x, y, radius] = shape.circle;
		return [x - radius, y - radius, x + radius, y + radius];
	}
	if ("lines" in shape) {
		const width =
			Math.max(...shape.lines.map((line) => line.length)) * { normal: 7.2, strong: 7.8, title: 9.6 }[shape.look];
		const [x, y] = shape.at;
		const left = { start: x, end: x - width, middle: x - width / 2 }[shape.align];
		return [left, y - 14, left + width, y + (shape.lines.length - 1) * shape.leading + 5];
	}
	const starts = [...shape.path.matchAll(/[ML](-?[\d.]+)[ ]?(-?[\d.]+)?/g)].map(
		([, x, y]) => [Number(x), Number(y ?? 0)] as const,
	);
	const xs = starts.map(([x]) => x);
	const ys = starts.map(([, y]) => y);
	return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

test("the seed has every kind of diagram", () => {
	expect(new Set(samples.map(({ diagram }) => diagram)).size).toBe(10);
});

describe.each(samples)("the diagram $diagram in $locale", (labelled) => {
	const drawing = drawingOf(labelled);
	const plans = Object.entries({ wide: drawing.wide, narrow: drawing.narrow }) as [string, Plan][];

	test.each(plans)("contains every label, on at most three lines: %s", (_name, plan) => {
		const lines = plan.shapes.flatMap((shape) => ("lines" in shape ? [shape.lines] : []));
		const shown = letters(lines.flat().join(" "));
		for (const text of texts(labelled.labels)) expect(shown).toContain(letters(text));
		for (const label of lines) expect(label.length, label.join(" ")).toBeLessThanOrEqual(3);
	});

	test.each(plans)("stays within its edges: %s", (_name, plan) => {
		const outside = plan.shapes.filter((shape) => {
			const [left, top, right, bottom] = boxOf(shape);
			return left < 0 || top < 0 || right > plan.width || bottom > plan.height;
		});
		expect(outside).toEqual([]);
	});

	test("has a name, a description and selectable text in both sizes", () => {
		const markup = renderToStaticMarkup(
			createElement(Diagram, { title: "Name", description: "Was man sieht.", caption: "Darunter", drawing }),
		);
		expect(markup.match(/<svg [^>]*role="img"[^>]*><title>Name<\/title><desc>Was man sieht\.<\/desc>/g)).toHaveLength(
			2,
		);
		expect(markup.match(/<text /g)?.length).toBeGreaterThan(8);
		expect(markup).toContain("<figcaption");
		// SVG shapes with an unknown class would be filled black.
		expect(markup).not.toMatch(/<(path|rect|circle)(?![^>]*class=)/);
	});
});
