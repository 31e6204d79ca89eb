import { classes } from "../text/markup.ts";
import styles from "./cover.module.css";
import type { CoverDensity, CoverTone } from "./cover-composition.ts";
import { StillPicture } from "./still-picture.tsx";

export type { CoverDensity, CoverTone };

export interface CoverProps {
	/** Identifies the picture's subject in every language: a translation key, not a slug. */
	readonly seed: string;
	/** The colour of the category; default `brand`. */
	readonly tone?: CoverTone | undefined;
	/** `card` (default) is 3:2, `head` 4:3, `share` 2:3. The picture is cropped to fill its container. */
	readonly density?: CoverDensity;
}

const VIEW_BOXES: Readonly<Record<CoverDensity, string>> = {
	card: "0 0 120 80",
	head: "0 0 160 120",
	share: "0 0 80 120",
};

/** The computed picture of an item: the same seed and tone give the same picture. Hidden from assistive technology. */
export function Cover({ seed, tone = "brand", density = "card" }: CoverProps) {
	return (
		<StillPicture
			key={`${seed} ${tone} ${density}`}
			picture={{ kind: "cover", seed, tone, density }}
			viewBox={VIEW_BOXES[density]}
			className={classes(styles.cover, styles[tone])}
		/>
	);
}
