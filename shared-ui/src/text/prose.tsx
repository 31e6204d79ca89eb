import type { ReactNode } from "react";
import styles from "./prose.module.css";

export interface ProseProps {
	/** Running text: headings from h2, paragraphs, lists, quotes, tables, code, figures, and components between them. */
	readonly children: ReactNode;
}

/**
 * Styles running text: 62 to 70 characters a line, hyphenated by language; wide tables scroll. The styles apply to
 * descendants without a class.
 */
export function Prose({ children }: ProseProps) {
	return <div className={styles.prose}>{children}</div>;
}
