import type { BlockViewProps } from "../define-block.ts";
import styles from "./contents.module.css";
import type { ContentsBlock } from "./contents.shape.ts";

/** Numbered links to the following headings of the page. */
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
