import { classes } from "../text/markup.ts";
import styles from "./skeleton.module.css";

export interface SkeletonProps {
	/** `text` lines, a `card` with a cover, or one `block`. */
	readonly shape: "text" | "card" | "block";
	/** How many lines of text; default 3. */
	readonly lines?: 1 | 2 | 3 | 4 | 5 | 6;
	/** Read out while waiting, e.g. “Wird geladen”. */
	readonly label: string;
}

/** A placeholder while content loads; not animated under `prefers-reduced-motion`. */
export function Skeleton({ shape, lines = 3, label }: SkeletonProps) {
	return (
		<div role="status" className={classes(styles.skeleton, styles[shape])}>
			<span className="visually-hidden">{label}</span>
			{shape !== "text" && <div className={styles.area} />}
			{shape !== "block" && Array.from({ length: lines }, (_, index) => <div key={index} className={styles.line} />)}
		</div>
	);
}
