import styles from "./filter-links.module.css";

/** One choice of a filter. */
export interface FilterChoice {
	readonly label: string;
	readonly href: string;
	/** Whether it is the active choice. */
	readonly current: boolean;
}

/** A filter: choices that exclude each other. */
export interface FilterGroup {
	/** Unique on the page. */
	readonly id: string;
	readonly label: string;
	readonly choices: readonly FilterChoice[];
}

/** Filters of a list, as links with addresses of their own (CT-3): they work without JavaScript and can be shared. */
export function FilterLinks({ label, groups }: { label: string; groups: readonly FilterGroup[] }) {
	return (
		<nav className={styles.filters} aria-label={label}>
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
		</nav>
	);
}
