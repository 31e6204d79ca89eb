import styles from "./cover.module.css";
import type { CoverTone } from "./cover-composition.ts";
import { StillPicture } from "./still-picture.tsx";

export interface PortraitProps {
	/** Identifies the person in every language and place. */
	readonly seed: string;
	/** Default: the seed's own. */
	readonly tone?: CoverTone;
	/** Address of a picture in place of the drawn one. It is cropped to fill the space. */
	readonly picture?: string | undefined;
	/** Width and height of that picture in px. Default 240 × 240. */
	readonly size?: { readonly width: number; readonly height: number };
}

/**
 * A picture of a person, or an abstract portrait: square, the same for the same seed. Hidden from assistive technology,
 * because the name is beside it.
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
