import type { ReactNode } from "react";
import { classes } from "../text/markup.ts";
import type { SectionProps } from "./section.tsx";
import styles from "./spread.module.css";

export interface SpreadProps extends Pick<SectionProps, "id"> {
	/** Default `paper`. */
	readonly tone?: "paper" | "surface";
	readonly title: ReactNode;
	readonly text: ReactNode;
	/** Two `<ButtonLink>`s at most. */
	readonly actions?: ReactNode;
	/**
	 * A picture of the product, a `<Cover density="head">` or a photograph; it fills its field up to the window's edge.
	 */
	readonly picture: ReactNode;
	/** Position of the picture on wide screens, after or before the text. Default `end`. */
	readonly side?: "start" | "end";
}

/** A section that is half text, half picture. On phones the text comes first. */
export function Spread({ id, tone = "paper", title, text, actions, picture, side = "end" }: SpreadProps) {
	const headingId = id && `${id}-heading`;
	return (
		<section
			id={id}
			aria-labelledby={headingId}
			className={classes(styles.spread, tone === "surface" && styles.surface, styles[side])}
		>
			<div className={styles.words}>
				<h2 id={headingId}>{title}</h2>
				<div className={styles.text}>{typeof text === "string" ? <p>{text}</p> : text}</div>
				{actions && <div className={styles.actions}>{actions}</div>}
			</div>
			<div className={styles.picture}>{picture}</div>
		</section>
	);
}
