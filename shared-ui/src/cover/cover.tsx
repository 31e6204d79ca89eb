import { classes } from "../text/markup.ts";
import styles from "./cover.module.css";
import type { CoverDensity, CoverTone } from "./cover-composition.ts";
import { StillPicture } from "./still-picture.tsx";

export type { CoverDensity, CoverTone };

export interface CoverProps {
	/** Identifies the picture's subject in every language: a translation key, not a slug. */
	readonly seed: string;
	/** The colour of the category; default `brand`. */
	readonly tone?: CoverTone;
	/**
	 * Default `card` (3:2); `head` is 4:3, `share` 2:3. The picture fills its place and is cut where the place has
	 * another shape.
	 */
	readonly density?: CoverDensity;
	/** `literal` writes the light theme's colours into the picture, for use outside a page. Default `theme`. */
	readonly colours?: "theme" | "literal";
}

const VIEW_BOXES: Readonly<Record<CoverDensity, string>> = {
	card: "0 0 120 80",
	head: "0 0 160 120",
	share: "0 0 80 120",
};

/** The computed picture of an item: the same seed and tone give the same picture. Hidden from assistive technology. */
export function Cover({ seed, tone = "brand", density = "card", colours = "theme" }: CoverProps) {
	const literal = colours === "literal";
	return (
		<StillPicture
			key={`${seed} ${tone} ${density}`}
			picture={{ kind: "cover", seed, tone, density, literal }}
			xmlns={literal ? "http://www.w3.org/2000/svg" : undefined}
			viewBox={VIEW_BOXES[density]}
			className={literal ? undefined : classes(styles.cover, styles[tone])}
		/>
	);
}
