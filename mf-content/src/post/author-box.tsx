// The author, at the end of a post.

import { pictureHref } from "@hub/shared-contracts/content/picture";
import { Portrait } from "@hub/shared-ui/cover/portrait";
import { useContentMessages } from "../messages.ts";
import styles from "./author-box.module.css";
import type { ReadPost } from "./read-post.ts";

/** `href`: the author's page, if there is one. */
export function AuthorBox({ author, href }: { author: ReadPost["author"]; href: string | undefined }) {
	const t = useContentMessages();
	return (
		<aside className={styles.box} aria-label={t("post.author")}>
			<div className={styles.portrait}>
				<Portrait seed={author.key} picture={author.portrait && pictureHref(author.portrait, "portrait")} />
			</div>
			<p className={styles.words}>
				{href ? <a href={href}>{author.displayName}</a> : <strong>{author.displayName}</strong>}
				<span>{author.role}</span>
			</p>
		</aside>
	);
}
