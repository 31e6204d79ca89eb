// Subsets each font to its `@font-face` rule: the characters of its `unicode-range`, the weights of its `font-weight`.
// So the styles decide what is shipped, without a second list.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { LoaderContext } from "@rspack/core";
import subsetFont from "subset-font";

/** OpenType features of texts: kerning, ligatures, accents and local forms, and the figures that styles use. */
const FEATURES = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "mkmk", "rlig", "rvrn", "lnum", "tnum"];

export interface FontFace {
	readonly family: string;
	/** Name of its file, with a query that distinguishes two subsets; undefined for an installed font of the visitor. */
	readonly file: string | undefined;
	readonly weights: readonly [lightest: number, boldest: number];
	/**
	 * Code points of its range, without those of a later rule for the same family and style, which takes precedence (CSS
	 * Fonts 4, composite faces).
	 */
	readonly letters: readonly number[];
	readonly descriptors: ReadonlyMap<string, string>;
}

/** Returns the `@font-face` rules of a style sheet. */
export function fontFaces(css: string): FontFace[] {
	const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = ""]): FontFace => {
		const descriptors = new Map(
			[...body.matchAll(/([a-z-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()]),
		);
		const [lightest = 400, boldest = lightest] = (descriptors.get("font-weight") ?? "400").split(" ").map(Number);
		return {
			family: descriptors.get("font-family")?.replaceAll('"', "") ?? "",
			file: /url\("([^"]+)"\)/.exec(descriptors.get("src") ?? "")?.[1]?.replace(/^.*\//, ""),
			weights: [lightest, boldest],
			letters: lettersOf(descriptors.get("unicode-range") ?? ""),
			descriptors,
		};
	});
	return faces.map((face, at) => {
		const later = faces.slice(at + 1).filter((other) => isSameFont(face, other));
		const taken = new Set(later.flatMap(({ letters }) => letters));
		return { ...face, letters: face.letters.filter((letter) => !taken.has(letter)) };
	});
}

function isSameFont(one: FontFace, other: FontFace): boolean {
	return one.family === other.family && one.descriptors.get("font-style") === other.descriptors.get("font-style");
}

/** Subsets a font to its rule. @throws if the rule has characters or weights that the font lacks */
export async function cutFont(font: Buffer, { letters, weights: [min, max] }: FontFace): Promise<Buffer> {
	return subsetFont(font, String.fromCodePoint(...letters), {
		targetFormat: "woff2",
		keepFeatures: FEATURES,
		variationAxes: { wght: min === max ? min : { min, max } },
	});
}

function lettersOf(range: string): number[] {
	return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, from = "", to = from]) => {
		const first = Number.parseInt(from, 16);
		return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
	});
}

/** @public Bundler's loader of font files; its option is the path of the style sheet with the rules. */
export default function loadFont(this: LoaderContext<{ readonly declarations: string }>, font: Buffer): void {
	const done = this.async();
	const { declarations } = this.getOptions();
	this.addDependency(declarations);
	const face = fontFaces(readFileSync(declarations, "utf8")).find(({ file }) => file === basename(this.resource));
	if (!face) throw new Error(`${this.resource}: no @font-face in shared-ui/src/theme/fonts.css names this file.`);
	cutFont(font, face).then((cut) => done(null, cut), done);
}

/** @public Makes the bundler pass the file as bytes. */
export const raw = true;
