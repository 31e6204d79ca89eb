import type { ReactNode } from "react";
import styles from "./figure.module.css";

export interface FigureProps {
	/** An `<img>` or `<picture>` with width and height, so that the layout does not shift. */
	readonly children: ReactNode;
	/** The caption; it adds to the alternative text instead of repeating it. */
	readonly caption?: ReactNode;
}

/** A picture with its caption, as wide as its container. */
export function Figure({ children, caption }: FigureProps) {
	return (
		<figure className={styles.figure}>
			<div className={styles.picture}>{children}</div>
			{caption && <figcaption className={styles.caption}>{caption}</figcaption>}
		</figure>
	);
}
