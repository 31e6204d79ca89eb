// The headings that follow on a page, as a numbered list of links.

import type { BlockViewProps } from "../define-block.ts";
import styles from "./contents.module.css";
import type { ContentsBlock } from "./contents.shape.ts";

export default function ContentsView({ block: { heading }, place: { following } }: BlockViewProps<ContentsBlock>) {
	return (
		<nav aria-label={heading}>
			<ol className={styles.list}>
				{following.map(({ id, anchor, heading }) => (
					<li key={id}>
						<a href={`#${anchor}`}>{heading}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
