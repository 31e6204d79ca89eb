import styles from "./cover.module.css";
import { StillPicture } from "./still-picture.tsx";

export interface PortraitProps {
	/** Identifies the person in every language and place. */
	readonly seed: string;
	/** Address of a photo, in place of the computed portrait. */
	readonly picture?: string | undefined;
	/** Width and height of that picture in px. Default 240 × 240. */
	readonly size?: { readonly width: number; readonly height: number };
}

/**
 * A picture of a person, or an abstract portrait: square, the same for the same seed. Hidden from assistive technology,
 * because the name is beside it.
 */
export function Portrait({ seed, picture, size = { width: 240, height: 240 } }: PortraitProps) {
	if (picture) return <img src={picture} alt="" {...size} loading="lazy" decoding="async" />;
	return (
		<StillPicture key={seed} picture={{ kind: "portrait", seed }} viewBox="0 0 80 80" className={styles.cover ?? ""} />
	);
}
