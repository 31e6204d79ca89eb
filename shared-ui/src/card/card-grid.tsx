import { Children, isValidElement, type ReactNode } from "react";
import { classes } from "../text/markup.ts";
import styles from "./card-grid.module.css";

export interface CardGridProps {
	/** `<Card>`s, as direct children (a fragment counts as one). */
	readonly children: ReactNode;
	/** The first card takes the whole first row. Default false. */
	readonly lead?: boolean;
	/** Number of columns on wide screens; default 3. */
	readonly columns?: 1 | 2 | 3;
	/** Accessible name of the list, if no heading names it. */
	readonly label?: string;
}

/** A grid of cards with hairlines between them. The last row is always full: its cards grow. */
export function CardGrid({ children, lead, columns = 3, label }: CardGridProps) {
	return (
		<div className={styles.room}>
			<ul
				// biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets
				role="list"
				aria-label={label}
				className={classes(styles.grid, styles[`columns${columns}`], lead && styles.lead)}
			>
				{Children.toArray(children).map((card, index) => (
					<li key={isValidElement(card) ? card.key : index}>{card}</li>
				))}
			</ul>
		</div>
	);
}
