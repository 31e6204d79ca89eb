import type { ReactNode } from "react";
import { classes } from "../text/markup.ts";
import styles from "./call-to-action.module.css";

export interface CallToActionProps {
	readonly title: ReactNode;
	readonly text?: ReactNode;
	/** Next step: one `<ButtonLink kind="signal">`, and at most one plain button. */
	readonly actions: ReactNode;
	/** A `<Cover>`; it fills its field up to the window's edge. */
	readonly picture?: ReactNode;
	/** `brand` is dark in both themes, `quiet` is a tint of the page. Default `brand`. */
	readonly tone?: "brand" | "quiet";
}

/** Last section of a page with one next step, on its own background. */
export function CallToAction({ title, text, actions, picture, tone = "brand" }: CallToActionProps) {
	return (
		<section data-ground={tone === "quiet" ? undefined : "dark"} className={classes(styles.band, styles[tone])}>
			<div className={styles.words}>
				<h2 className={styles.title}>{title}</h2>
				{text && <div className={styles.text}>{typeof text === "string" ? <p>{text}</p> : text}</div>}
				<div className={styles.actions}>{actions}</div>
			</div>
			{picture && <div className={styles.picture}>{picture}</div>}
		</section>
	);
}
