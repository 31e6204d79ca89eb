import type { ReactNode } from "react";
import { Icon, type IconName } from "../layout/icon.tsx";
import { classes } from "../text/markup.ts";
import styles from "./meta-list.module.css";

/** A fact. */
export interface MetaItem {
	readonly icon: IconName;
	/** Meaning of the icon, read out before the text, e.g. “Ort:”. */
	readonly label: string;
	readonly text: ReactNode;
}

export interface MetaListProps {
	readonly items: readonly MetaItem[];
	/** `row` wraps in lines; default `column`. */
	readonly direction?: "column" | "row";
}

/** Facts about an item, each with its icon: when, where, how long. */
export function MetaList({ items, direction = "column" }: MetaListProps) {
	return (
		// biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets
		<ul role="list" className={classes(styles.list, styles[direction])}>
			{items.map(({ icon, label, text }) => (
				<li key={`${label} ${icon}`} className={styles.item}>
					<Icon name={icon} />
					<span className="visually-hidden">{`${label} `}</span>
					<div>{text}</div>
				</li>
			))}
		</ul>
	);
}
