import type { MouseEvent } from "react";
import { Icon } from "../layout/icon.tsx";
import styles from "./filter-links.module.css";

/** A choice of a filter. */
export interface FilterChoice {
	readonly label: string;
	readonly href: string;
	/** True for the active choice. */
	readonly current: boolean;
}

/** A filter: choices that exclude each other. */
export interface FilterGroup {
	/** Unique on the page. */
	readonly id: string;
	readonly label: string;
	/** The first one is the default. */
	readonly choices: readonly FilterChoice[];
}

export interface FilterLinksProps {
	/** Names the filters, and the line that they fold into on a phone. */
	readonly label: string;
	/** Names the link that removes a choice, e.g. “Remove Workshop”. */
	readonly removeLabel: (choice: string) => string;
	readonly groups: readonly FilterGroup[];
}

/**
 * Filters of a list, as links with their own addresses (CT-3): they work without JavaScript and can be shared. On
 * phones they fold into a line with the number of active filters, which are shown below it.
 */
export function FilterLinks({ label, removeLabel, groups }: FilterLinksProps) {
	const active = groups.flatMap(({ id, choices: [initial, ...others] }) => {
		const chosen = others.find(({ current }) => current);
		return initial && chosen ? [{ id, label: chosen.label, href: initial.href }] : [];
	});
	return (
		<nav className={styles.filters} aria-label={label}>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
			<details className={styles.fold} onClick={foldAfterLink}>
				<summary>{active.length > 0 ? `${label} (${active.length})` : label}</summary>
				<div className={styles.groups}>
					{groups.map((group) => (
						<div key={group.id} className={styles.group}>
							<p id={`filter-${group.id}`} className={styles.label}>
								{group.label}
							</p>
							<ul aria-labelledby={`filter-${group.id}`}>
								{group.choices.map(({ label: text, href, current }) => (
									<li key={href}>
										<a href={href} aria-current={current ? "true" : undefined}>
											{text}
										</a>
									</li>
								))}
							</ul>
						</div>
					))}
				</div>
			</details>
			{active.length > 0 && (
				<ul className={styles.set}>
					{active.map(({ id, label: text, href }) => (
						<li key={id}>
							<a href={href} aria-label={removeLabel(text)}>
								<span>{text}</span>
								<Icon name="close" />
							</a>
						</li>
					))}
				</ul>
			)}
		</nav>
	);
}

/** Closes the filters on a phone after a choice, to show the list. */
function foldAfterLink({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
	if (!currentTarget.open || !(target instanceof Element) || !target.closest("a")) return;
	currentTarget.open = false;
	currentTarget.querySelector("summary")?.focus();
}
