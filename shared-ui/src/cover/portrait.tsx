import styles from "./cover.module.css";
import type { CoverTone } from "./cover-composition.ts";
import { StillPicture } from "./still-picture.tsx";

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
	return (
		<StillPicture
			key={`${seed} ${tone}`}
			picture={{ kind: "portrait", seed, tone }}
			viewBox="0 0 80 80"
			className={styles.cover ?? ""}
		/>
	);
}
