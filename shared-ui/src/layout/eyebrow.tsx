import type { ReactNode } from "react";
import styles from "./eyebrow.module.css";

export interface EyebrowProps {
	/** A few words: a category, a kind, a position. */
	readonly children: ReactNode;
}

/** Short line above a heading: a node on a line, then a few words. */
export function Eyebrow({ children }: EyebrowProps) {
	return <p className={styles.eyebrow}>{children}</p>;
}
