import type { ReactNode } from "react";
import { classes, type Elements } from "../text/markup.ts";
import styles from "./reading-layout.module.css";

export interface ReadingLayoutProps {
	/** Contents, facts or a registration bar. On wide screens beside the text and sticky. */
	readonly beside?: Elements;
	/** `start`: read before the text, above it on narrow screens; `end`: read after it, below it. Default `start`. */
	readonly besidePlace?: "start" | "end";
	/** A `<Prose>` and other blocks. */
	readonly children: ReactNode;
	/** Below the text, as wide as it: the author, sources. */
	readonly after?: ReactNode;
}

/** A reading column with an aside. */
export function ReadingLayout({ beside, besidePlace = "start", children, after }: ReadingLayoutProps) {
	const aside = beside && <div className={styles.beside}>{beside}</div>;
	return (
		<div className={classes(styles.layout, styles[besidePlace])}>
			{besidePlace === "start" && aside}
			<div className={styles.text}>{children}</div>
			{besidePlace === "end" && aside}
			{after && <div className={styles.after}>{after}</div>}
		</div>
	);
}
