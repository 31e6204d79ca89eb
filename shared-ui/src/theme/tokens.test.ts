import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { CoverTone } from "../cover/cover-composition.ts";
import { paintColour } from "../cover/cover-palette.ts";

type Theme = "light" | "dark";

const THEMES: readonly Theme[] = ["light", "dark"];
const TONES: readonly CoverTone[] = ["brand", "leaf", "sky", "clay", "plum"];
const source = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

/** A token's colour, first declaration. Throws when there is none. */
function colour(name: string, theme: Theme): string {
	const [, light, dark, both] =
		source.match(new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`)) ?? [];
	const found = both ?? (theme === "light" ? light : dark);
	if (!found) throw new Error(`tokens.css declares no colour --${name}.`);
	return found;
}

function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string, theme: Theme): number {
	const [a, b] = [luminance(colour(text, theme)), luminance(colour(ground, theme))];
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Grounds that follow the theme, and those that are dark in both themes. */
const GROUNDS = ["paper", "surface", "sand"];
const DARK_GROUNDS = ["night", "brand-field", "brand-field-surface"];

function pairsOf(texts: readonly string[], grounds: readonly string[]): [string, string, Theme][] {
	return texts.flatMap((text) =>
		grounds.flatMap((ground) => THEMES.map((theme): [string, string, Theme] => [text, ground, theme])),
	);
}

function onDark(texts: readonly string[]): [string, string, Theme][] {
	return texts.flatMap((text) => DARK_GROUNDS.map((ground): [string, string, Theme] => [text, ground, "dark"]));
}

test("the contrast ratio is computed as WCAG 2.2 defines it", () => {
	expect((luminance("#ffffff") + 0.05) / (luminance("#000000") + 0.05)).toBeCloseTo(21);
});

describe("running text has a contrast of 7:1 or more (WCAG 2.2, 1.4.6)", () => {
	const grounds = [...GROUNDS, "brand-soft", "sky-soft", "success-soft", "signal-soft", "cover-ground"];
	test.each([...pairsOf(["ink"], grounds), ...onDark(["ink"])])("%s on %s, %s", (text, ground, theme) => {
		expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(7);
	});
});

describe("all other text has a contrast of 4.5:1 or more (WCAG 2.2, 1.4.3)", () => {
	test.each([
		...pairsOf(["ink-soft", "brand", "brand-strong", "signal-text", "success"], GROUNDS),
		...pairsOf(["on-brand"], ["brand", "brand-strong"]),
		...pairsOf(["on-signal"], ["signal", "signal-strong"]),
		...pairsOf(["signal-text"], ["signal-soft"]),
		...pairsOf(["success"], ["success-soft"]),
		...TONES.flatMap((tone) => pairsOf([`${tone}-deep`], [`${tone}-soft`, ...GROUNDS])),
		...onDark(["ink-soft", "brand", "brand-strong"]),
	])("%s on %s, %s", (text, ground, theme) => {
		expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
	});
});

describe("lines and signals have a contrast of 3:1 or more (WCAG 2.2, 1.4.11)", () => {
	test.each([...pairsOf(["line-strong", "signal"], GROUNDS), ...onDark(["line-strong", "signal"])])(
		"%s on %s, %s",
		(text, ground, theme) => {
			expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(3);
		},
	);
});

test("pictures outside a page have the light theme's colours", () => {
	for (const tone of TONES) {
		for (const depth of ["soft", "mid", "deep"] as const)
			expect(paintColour(depth, tone)).toBe(colour(`${tone}-${depth}`, "light"));
	}
	for (const paint of ["ground", "chalk", "ink", "spark"] as const)
		expect(paintColour(paint, "brand")).toBe(colour(`cover-${paint}`, "light"));
});

test("the chosen theme overrides the system's", () => {
	expect(source).toMatch(/\[data-theme="light"\] \{\s*color-scheme: light;/);
	expect(source).toMatch(/\[data-theme="dark"\] \{\s*color-scheme: dark;/);
});

test("colours are declared again where the ground is dark in both themes", () => {
	const [, block] = source.match(/:root,\s*\[data-ground="dark"\] \{([^}]*)\}/) ?? [];
	const everywhere = source.match(/--[\w-]+: (?=.*light-dark\()/g) ?? [];
	expect(everywhere.length).toBeGreaterThan(30);
	for (const declaration of everywhere) expect(block).toContain(declaration);
});
