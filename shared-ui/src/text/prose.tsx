import type { ReactNode } from "react";
import { classes } from "./markup.ts";
import styles from "./prose.module.css";

export interface ProseProps {
	/** Running text: headings from h2, paragraphs, lists, quotes, tables, code, figures, and blocks of the house between. */
	readonly children: ReactNode;
	/** `small` for legal notes and captions; default `normal`. */
	readonly size?: "normal" | "small";
	/** The language of the text where it is not the page's (LN-8). */
	readonly lang?: string;
}

/**
 * Sets running text: 62 to 70 characters a line, hyphenated by language. A table scrolls on its own where it is wider than the column.
 * It styles what is inside at any depth, down to the next element with a class.
 */
export function Prose({ children, size = "normal", lang }: ProseProps) {
	return (
		<div className={classes(styles.prose, styles[size])} lang={lang}>
			{children}
		</div>
	);
}
