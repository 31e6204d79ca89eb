import type { ReactNode } from "react";
import { type HeadingLevel, headingTag } from "../text/markup.ts";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
	/** The heading. */
	readonly title: ReactNode;
	/** Default 2. */
	readonly headingLevel?: HeadingLevel;
	/** Reason why the list is empty, and an alternative. */
	readonly text?: ReactNode;
	readonly actions?: ReactNode;
	/** A `<Cover>`, shown small. */
	readonly picture?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, headingLevel = 2, text, actions, picture }: EmptyStateProps) {
	const Heading = headingTag(headingLevel);
	return (
		<div className={styles.empty}>
			{picture && <div className={styles.picture}>{picture}</div>}
			<div className={styles.words}>
				<Heading className={styles.title}>{title}</Heading>
				{text && <div className={styles.text}>{typeof text === "string" ? <p>{text}</p> : text}</div>}
				{actions && <div className={styles.actions}>{actions}</div>}
			</div>
		</div>
	);
}
