import type { ReactNode } from "react";
import styles from "./breadcrumb.module.css";

/** A page above the current one. */
export interface BreadcrumbItem {
	readonly label: ReactNode;
	readonly href: string;
}

export interface BreadcrumbProps {
	/** From the home page down to the page above this one. */
	readonly items: readonly BreadcrumbItem[];
	/** Names the navigation, e.g. “Sie sind hier”. */
	readonly label: string;
}

/** Links to the pages above the current one, whose h1 follows. */
export function Breadcrumb({ items, label }: BreadcrumbProps) {
	return (
		<nav aria-label={label}>
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ol role="list" className={styles.list}>
				{items.map((item) => (
					<li key={item.href} className={styles.item}>
						<a href={item.href} className={styles.link}>
							{item.label}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
