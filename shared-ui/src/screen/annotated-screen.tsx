import type { ReactNode } from "react";
import coverStyles from "../cover/cover.module.css";
import type { CoverTone } from "../cover/cover-composition.ts";
import { classes } from "../text/markup.ts";
import styles from "./annotated-screen.module.css";

export interface AnnotatedScreenProps {
	/** Background colour of the screen. */
	readonly tone: CoverTone;
	/** An element with a screen of `screen/window-parts`. */
	readonly children: ReactNode;
	/** Notes, in the order of the numbers in the screen. */
	readonly notes: readonly { readonly title: ReactNode; readonly text: ReactNode }[];
}

/** A large product screen, and notes about its numbered parts beside it. */
export function AnnotatedScreen({ tone, children, notes }: AnnotatedScreenProps) {
	return (
		<div className={styles.annotated}>
			<div className={classes(styles.ground, coverStyles[tone])}>{children}</div>
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ol role="list" className={styles.notes}>
				{notes.map(({ title, text }, index) => (
					// The order of notes is that of the numbers in the screen.
					<li key={String(index)} className={styles.note}>
						<span className={styles.number} aria-hidden="true">
							{index + 1}
						</span>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</div>
	);
}
