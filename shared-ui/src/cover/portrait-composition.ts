import type { CoverPaint, CoverShape, CoverTone } from "./cover-composition.ts";
import { disc } from "./cover-figures.ts";
import { randomOf } from "./seeded-random.ts";

/** An abstract portrait on a square of 80 units. */
export interface PortraitComposition {
	readonly tone: CoverTone;
	/** True if it is drawn from right to left. */
	readonly mirrored: boolean;
	/** From back to front. */
	readonly shapes: readonly CoverShape[];
}

interface Scheme {
	readonly left: CoverPaint;
	readonly right: CoverPaint;
	readonly head: CoverPaint;
	readonly hair: CoverPaint;
	readonly coat: CoverPaint;
	readonly collar: CoverPaint;
}

const SCHEMES: readonly Scheme[] = [
	{ left: "ground", right: "soft", head: "chalk", hair: "ink", coat: "deep", collar: "mid" },
	{ left: "soft", right: "ground", head: "mid", hair: "deep", coat: "ink", collar: "chalk" },
	{ left: "mid", right: "soft", head: "chalk", hair: "deep", coat: "ink", collar: "mid" },
	{ left: "soft", right: "mid", head: "ground", hair: "ink", coat: "deep", collar: "soft" },
	{ left: "deep", right: "mid", head: "soft", hair: "ink", coat: "ground", collar: "mid" },
	{ left: "mid", right: "ground", head: "chalk", hair: "ink", coat: "mid", collar: "deep" },
];

const TONES: readonly CoverTone[] = ["brand", "leaf", "sky", "clay", "plum"];

// Paths of hair behind and upon a head at 40, 33 with radius 16.
const HAIR: readonly { readonly behind: string; readonly upon: string }[] = [
	{ behind: "M20 33a20 20 0 0 1 40 0v20H20z", upon: "M24 33a16 16 0 0 1 32 0h-16a16 16 0 0 0-11-8z" },
	{ behind: disc(40, 12, 8), upon: "M24 33a16 16 0 0 1 32 0q-4-9-16-9t-16 9z" },
	{ behind: "M40 13h20v26H40z", upon: "M24 33a16 16 0 0 1 16-16h16v8H40q-10 0-16 8z" },
	{ behind: "M22 33a18 18 0 0 1 36 0v4H22z", upon: "M24 29a16 16 0 0 1 32 0z" },
	{
		behind: "M18 31a14 14 0 0 1 22-16 14 14 0 0 1 22 16 12 12 0 0 1-3 12H21a12 12 0 0 1-3-12z",
		upon: "M25 28q15-14 30 0-6-11-15-11t-15 11z",
	},
	{ behind: "M20 33a20 20 0 0 1 20-20v40H20z", upon: "M24 33a16 16 0 0 1 32 0q-2-9-12-10-2 9-20 10z" },
	{ behind: "", upon: "M24 33a16 16 0 0 1 16-16v16z" },
];

/** Composes an abstract portrait. The same key gives the same portrait. */
export function composePortrait(key: string): PortraitComposition {
	const random = randomOf(`portrait ${key}`);
	const tone = random.pick(TONES);
	const { left, right, head, hair, coat, collar } = random.pick(SCHEMES);
	const cut = random.pick(HAIR);
	const split = random.pick([20, 40, 60]);
	const shapes: CoverShape[] = [
		{ paint: left, path: `M0 0h${split}v80H0z` },
		{ paint: right, path: `M${split} 0h${80 - split}v80H${split}z` },
		{ paint: hair, path: cut.behind },
		{ paint: coat, path: "M8 80a32 28 0 0 1 64 0z" },
		{ paint: head, path: "M34 44h12v9a6 6 0 0 1-12 0z" },
		...collarOf(random.below(4), collar),
		{ paint: head, path: disc(40, 33, 16) },
		{ paint: hair, path: cut.upon },
		{ paint: "spark", path: disc(55, random.pick([40, 68]), 2.6) },
	];
	return { tone, mirrored: random.chance(0.5), shapes: shapes.filter(({ path }) => path !== "") };
}

function collarOf(style: number, paint: CoverPaint): CoverShape[] {
	switch (style) {
		case 0:
			return [{ paint, path: "M27 55l13 17 13-17-6-2-7 8-7-8z" }];
		case 1:
			return [{ paint, path: "M28 54a12.5 12.5 0 0 0 24 0l-6-1a6 6 0 0 1-12 0z" }];
		case 2:
			return [{ paint, path: "M40 80V62l-9-9-5 2 6 25z" }];
		default:
			return [];
	}
}
