import styles from "./cover.module.css";
import type { CoverTone } from "./cover-composition.ts";
import { CoverPath } from "./cover-path.tsx";
import { classes } from "./markup.ts";
import { composePortrait } from "./portrait-composition.ts";

export interface PortraitProps {
	/** Who it stands for, the same in every language and place. */
	readonly seed: string;
	/** Default: the seed's own. */
	readonly tone?: CoverTone;
}

/** An abstract, friendly portrait: square, the same for the same seed. Hidden from assistive technology, as the name stands beside it. */
export function Portrait({ seed, tone }: PortraitProps) {
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
