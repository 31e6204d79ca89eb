import type { CoverPaint, CoverTone } from "./cover-composition.ts";

type Depth = "soft" | "mid" | "deep";

const NEUTRALS: Readonly<Record<Exclude<CoverPaint, Depth>, string>> = {
	ground: "#ece6d8",
	chalk: "#fffdf8",
	ink: "#0d1a2b",
	spark: "#d84a22",
};

const TONES: Readonly<Record<CoverTone, Readonly<Record<Depth, string>>>> = {
	brand: { soft: "#cfe3df", mid: "#6aaba7", deep: "#0a5f63" },
	leaf: { soft: "#dde7d0", mid: "#9bbb82", deep: "#3a6539" },
	sky: { soft: "#d6e4ef", mid: "#86b3d6", deep: "#245886" },
	clay: { soft: "#f1dfcd", mid: "#d8a377", deep: "#854722" },
	plum: { soft: "#ebdce7", mid: "#bb8fb2", deep: "#6b3c67" },
};

/**
 * The light theme's colour of a paint, for pictures that leave the page (share pictures). The page itself uses the
 * tokens.
 */
export function paintColour(paint: CoverPaint, tone: CoverTone): string {
	switch (paint) {
		case "soft":
		case "mid":
		case "deep":
			return TONES[tone][paint];
		default:
			return NEUTRALS[paint];
	}
}
