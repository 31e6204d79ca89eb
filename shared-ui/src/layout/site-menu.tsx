import type { ReactNode } from "react";
import styles from "./site-menu.module.css";

/** A link of the navigation. */
export interface NavigationItem {
	readonly href: string;
	readonly label: ReactNode;
	/** A line of explanation, shown in panels on wide screens. Default: none. */
	readonly about?: string;
	/** `aria-current`: the page itself, or a page below it (NV-7). Default: neither. */
	readonly current?: "page" | "section" | false;
}

/** A heading that opens a panel with its links. */
export interface NavigationPanel {
	readonly label: string;
	readonly items: readonly NavigationItem[];
	/** True if the current page belongs to one of them. Default false. */
	readonly current?: boolean;
}

/** An entry of the header's menu. */
export type MenuEntry = NavigationItem | NavigationPanel;

interface SiteMenuProps {
	readonly entries: readonly MenuEntry[];
}

/** Shared name of the panels, so that only one is open at a time (HTML standard). */
const PANELS = "site-menu-panel";

/** The entries of the header: links, and panels that open without JavaScript. */
export function SiteMenu({ entries }: SiteMenuProps) {
	return (
		// biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets
		<ul role="list" className={styles.items}>
			{entries.map((entry) =>
				"items" in entry ? (
					<li key={entry.label}>
						<details name={PANELS} className={styles.panel}>
							<summary className={styles.item} aria-current={entry.current ? "true" : undefined}>
								{entry.label}
							</summary>
							{/* biome-ignore lint/a11y/noRedundantRoles: as above */}
							<ul role="list" className={styles.links}>
								{entry.items.map(({ href, label, about, current }) => (
									<li key={href}>
										<a href={href} className={styles.link} aria-current={currentOf(current)}>
											{label}
										</a>
										{about && <p className={styles.about}>{about}</p>}
									</li>
								))}
							</ul>
						</details>
					</li>
				) : (
					<li key={entry.href}>
						<a href={entry.href} className={styles.item} aria-current={currentOf(entry.current)}>
							{entry.label}
						</a>
					</li>
				),
			)}
		</ul>
	);
}

function currentOf(current: NavigationItem["current"]): "page" | "true" | undefined {
	if (!current) return undefined;
	return current === "page" ? "page" : "true";
}
