import type { ReactNode } from "react";
import type { LinkComponent } from "../text/markup.ts";
import styles from "./breadcrumb.module.css";

/** A page above the current one. */
export interface BreadcrumbItem {
	readonly label: ReactNode;
	readonly href: string;
}

export interface BreadcrumbProps {
	/** From the home page down to the page above this one. */
	readonly items: readonly BreadcrumbItem[];
	/** This page, as the last entry; leave it out where the h1 follows at once. */
	readonly current?: ReactNode;
	/** Names the navigation, e.g. “Sie sind hier”. */
	readonly label: string;
	/** Renders the links; default `"a"`. */
	readonly as?: LinkComponent;
}

/** Path from the home page to the current one. */
export function Breadcrumb({ items, current, label, as: As = "a" }: BreadcrumbProps) {
	return (
		<nav aria-label={label}>
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ol role="list" className={styles.list}>
				{items.map((item) => (
					<li key={item.href} className={styles.item}>
						<As href={item.href} className={styles.link}>
							{item.label}
						</As>
					</li>
				))}
				{current && (
					<li className={styles.item}>
						<span aria-current="page">{current}</span>
					</li>
				)}
			</ol>
		</nav>
	);
}
