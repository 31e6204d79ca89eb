import type { ReactNode } from "react";
import styles from "./reading-layout.module.css";

export interface ReadingLayoutProps {
	/** Contents, facts or a registration bar; above the text on narrow screens, beside it and in reach on wide ones. */
	readonly beside?: ReactNode;
	/** A `<Prose>` and blocks of the house. */
	readonly children: ReactNode;
	/** Below the text, as wide as it: the author, sources. */
	readonly after?: ReactNode;
}

/** A calm reading column with something beside it. */
export function ReadingLayout({ beside, children, after }: ReadingLayoutProps) {
	return (
		<div className={styles.layout}>
			{beside && <div className={styles.beside}>{beside}</div>}
			<div className={styles.text}>{children}</div>
			{after && <div className={styles.after}>{after}</div>}
		</div>
	);
}
