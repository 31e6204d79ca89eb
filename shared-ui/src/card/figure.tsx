import type { ReactNode } from "react";
import styles from "./figure.module.css";

export interface FigureProps {
	/** A picture that knows its width and height. */
	readonly children: ReactNode;
	/** What is to be said about it, beside what it shows. */
	readonly caption?: ReactNode;
}

/** A picture with its caption, as wide as its place. */
export function Figure({ children, caption }: FigureProps) {
	return (
		<figure className={styles.figure}>
			<div className={styles.picture}>{children}</div>
			{caption && <figcaption className={styles.caption}>{caption}</figcaption>}
		</figure>
	);
}
