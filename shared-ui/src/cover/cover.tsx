import { classes } from "../text/markup.ts";
import styles from "./cover.module.css";
import { type CoverDensity, type CoverTone, composeCover } from "./cover-composition.ts";
import { CoverPath } from "./cover-path.tsx";

export type { CoverDensity, CoverTone };

export interface CoverProps {
	/** What the picture belongs to, the same in every language: a translation key, not a slug. */
	readonly seed: string;
	/** The colour of the category; default `brand`. */
	readonly tone?: CoverTone;
	/** Default `card` (3:2); `head` is 4:3, `share` 2:3. The picture fills its place and is cut where the place has another shape. */
	readonly density?: CoverDensity;
	/** `literal` writes the light theme's colours into the picture, for use outside a page. Default `theme`. */
	readonly colours?: "theme" | "literal";
}

/** The computed picture of an item: the same seed and tone give the same picture. Hidden from assistive technology. */
export function Cover({ seed, tone = "brand", density = "card", colours = "theme" }: CoverProps) {
	const { viewBox, shapes } = composeCover(seed, tone, density);
	const literal = colours === "literal";
	return (
		<svg
			xmlns={literal ? "http://www.w3.org/2000/svg" : undefined}
			viewBox={viewBox}
			preserveAspectRatio="xMidYMid slice"
			className={literal ? undefined : classes(styles.cover, styles[tone])}
			aria-hidden="true"
		>
			{shapes.map((shape, index) => (
				<CoverPath key={index} shape={shape} literalTone={literal ? tone : undefined} />
			))}
		</svg>
	);
}
