import { classes } from "../text/markup.ts";
import styles from "./cover.module.css";
import type { CoverTone } from "./cover-composition.ts";
import { CoverPath } from "./cover-path.tsx";
import { composePortrait } from "./portrait-composition.ts";

export interface PortraitProps {
	/** Who it stands for, the same in every language and place. */
	readonly seed: string;
	/** Default: the seed's own. */
	readonly tone?: CoverTone;
	/** The address of a picture to show instead of the drawn one; it fills its place and is cropped to it. */
	readonly picture?: string | undefined;
	/** Width and height of that picture in px. Default 240 × 240. */
	readonly size?: { readonly width: number; readonly height: number };
}

/**
 * A picture of a person, or an abstract, friendly portrait: square, the same for the same seed. Hidden from assistive technology, as
 * the name stands beside it.
 */
export function Portrait({ seed, tone, picture, size = { width: 240, height: 240 } }: PortraitProps) {
	if (picture) return <img src={picture} alt="" {...size} loading="lazy" decoding="async" />;
	const portrait = composePortrait(seed, tone);
	return (
		<svg
			viewBox="0 0 80 80"
			preserveAspectRatio="xMidYMid slice"
			className={classes(styles.cover, styles[portrait.tone])}
			aria-hidden="true"
		>
			<g transform={portrait.mirrored ? "matrix(-1 0 0 1 80 0)" : undefined}>
				{portrait.shapes.map((shape, index) => (
					<CoverPath key={index} shape={shape} />
				))}
			</g>
		</svg>
	);
}
