// Who wrote it, at the end of a post.

import type { AuthorName } from "@hub/shared-contracts/content/author";
import { Link } from "@hub/shared-contracts/runtime";
import { Portrait } from "@hub/shared-ui/portrait";
import { useContentMessages } from "../messages.ts";
import styles from "./author-box.module.css";

export function AuthorBox({ author }: { author: AuthorName }) {
	const t = useContentMessages();
	return (
		<aside className={styles.box} aria-label={t("post.author")}>
			<div className={styles.portrait}>
				<Portrait seed={author.key} />
			</div>
			<p className={styles.words}>
				<Link route="author" params={{ slug: author.slug }}>
					{author.displayName}
				</Link>
				<span>{author.role}</span>
			</p>
		</aside>
	);
}
