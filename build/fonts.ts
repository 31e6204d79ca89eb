// Cuts each font to what its `@font-face` says of it: the letters of its `unicode-range`, the weights of its `font-weight`. What the
// styles declare is what is shipped; there is no second list.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { LoaderContext } from "@rspack/core";
import subsetFont from "subset-font";

/** What text is set with: kerning, ligatures, accents and forms of a language, and the figures that styles ask for. */
const FEATURES = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "mkmk", "rlig", "rvrn", "lnum", "tnum"];

/** What a `@font-face` declares. */
export interface FontFace {
	readonly family: string;
	/** The name of its file, with the query that tells two cuts of it apart; undefined for a font of the visitor's own. */
	readonly file: string | undefined;
	readonly weights: readonly [lightest: number, boldest: number];
	/** Every code point of its range that no later one of its family and style has: that one wins (CSS Fonts 4, on composite faces). */
	readonly letters: readonly number[];
	/** All that it says, by property. */
	readonly says: ReadonlyMap<string, string>;
}

/** The `@font-face` rules of a style sheet. */
export function fontFaces(css: string): FontFace[] {
	const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = ""]): FontFace => {
		const says = new Map([...body.matchAll(/([a-z-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()]));
		const [lightest = 400, boldest = lightest] = (says.get("font-weight") ?? "400").split(" ").map(Number);
		return {
			family: says.get("font-family")?.replaceAll('"', "") ?? "",
			file: /url\("([^"]+)"\)/.exec(says.get("src") ?? "")?.[1]?.replace(/^.*\//, ""),
			weights: [lightest, boldest],
			letters: lettersOf(says.get("unicode-range") ?? ""),
			says,
		};
	});
	return faces.map((face, at) => {
		const later = faces.slice(at + 1).filter((other) => isSameFont(face, other));
		const taken = new Set(later.flatMap(({ letters }) => letters));
		return { ...face, letters: face.letters.filter((letter) => !taken.has(letter)) };
	});
}

function isSameFont(one: FontFace, other: FontFace): boolean {
	return one.family === other.family && one.says.get("font-style") === other.says.get("font-style");
}

/** A font as its declaration says it. @throws when it declares letters or weights that the font does not have */
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

/** The bundler's loader of font files; its option is the path of the style sheet that declares them. */
export default function loadFont(this: LoaderContext<{ readonly declarations: string }>, font: Buffer): void {
	const done = this.async();
	const { declarations } = this.getOptions();
	this.addDependency(declarations);
	const face = fontFaces(readFileSync(declarations, "utf8")).find(({ file }) => file === basename(this.resource));
	if (!face) throw new Error(`${this.resource}: no @font-face in shared-ui/src/theme/fonts.css has this file.`);
	cutFont(font, face).then((cut) => done(null, cut), done);
}

/** For the bundler: fonts are bytes. */
export const raw = true;
