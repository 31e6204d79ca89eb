// The categories as plain links, to narrow a list of posts.

import type { Category } from "@hub/shared-contracts/content/category";
import { Link } from "@hub/shared-contracts/runtime";
import styles from "./filter-links.module.css";
import { useContentMessages } from "./messages.ts";

/** Categories without the regions of one of them. */
export function CategoryLinks({ categories }: { categories: readonly Category[] }) {
	const t = useContentMessages();
	return (
		<nav className={styles.links} aria-label={t("categories")}>
			<ul>
				<li>
					<Link route="insights">{t("categories.all")}</Link>
				</li>
				{categories
					.filter(({ region }) => region === "")
					.map(({ id, slug, title }) => (
						<li key={id}>
							<Link route="category" params={{ slug }}>
								{title}
							</Link>
						</li>
					))}
			</ul>
		</nav>
	);
}
