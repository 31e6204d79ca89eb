import type { ReactNode } from "react";
import { classes } from "./markup.ts";
import styles from "./prose.module.css";

export interface ProseProps {
	/** Running text: headings from h2, paragraphs, lists, quotes, tables, code, figures, and components between them. */
	readonly children: ReactNode;
	/** `small` for legal notes and captions; default `normal`. */
	readonly size?: "normal" | "small";
	/** The language of the text where it is not the page's (LN-8). */
	readonly lang?: string;
}

/**
 * Styles running text: 62 to 70 characters a line, hyphenated by language; wide tables scroll. The styles apply to
 * descendants without a class.
 */
export function Prose({ children, size = "normal", lang }: ProseProps) {
	return (
		<div className={classes(styles.prose, styles[size])} lang={lang}>
			{children}
		</div>
	);
}
