import type { ReactNode } from "react";
import styles from "./eyebrow.module.css";

export interface EyebrowProps {
	/** A few words: a category, a kind, a place in the whole. */
	readonly children: ReactNode;
}

/** The short line above a heading: a node on a line, then a few words. */
export function Eyebrow({ children }: EyebrowProps) {
	return <p className={styles.eyebrow}>{children}</p>;
}
