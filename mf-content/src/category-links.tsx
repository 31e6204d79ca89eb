// The categories as plain links, to narrow a list of posts.

import type { Category } from "@hub/shared-contracts/cms/category";
import { Link } from "@hub/shared-contracts/remote/runtime";
import styles from "./filter-links.module.css";
import { useContentMessages } from "./messages.ts";

export interface CategoryLinksProps {
	readonly categories: readonly Category[];
	/** The slug of the one that the list is narrowed to; default: none. */
	readonly chosen?: string;
}

/** Categories without the regions of one of them. What is chosen is marked on every page of the list. */
export function CategoryLinks({ categories, chosen }: CategoryLinksProps) {
	const t = useContentMessages();
	return (
		<nav className={styles.links} aria-label={t("categories")}>
			<ul>
				<li>
					<Link route="insights" aria-current={chosen === undefined ? "true" : undefined}>
						{t("categories.all")}
					</Link>
				</li>
				{categories
					.filter(({ region }) => region === "")
					.map(({ id, slug, title }) => (
						<li key={id}>
							<Link route="category" params={{ slug }} aria-current={chosen === slug ? "true" : undefined}>
								{title}
							</Link>
						</li>
					))}
			</ul>
		</nav>
	);
}
