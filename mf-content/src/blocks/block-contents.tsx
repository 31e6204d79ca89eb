// The headings that follow on a page, as a numbered list of links.

import type { Block } from "@hub/shared-contracts/content/block";
import styles from "./block-contents.module.css";

/** Blocks that are no part of what is explained: they lead on. */
const LEADING_ON = ["cta", "posts", "events", "references", "contents", "form"];

interface ContentsProps {
	/** The whole page's. */
	readonly blocks: readonly Block[];
	/** The list stands here: what comes before it is not listed. */
	readonly after: string;
	/** What the list is, for assistive technology. */
	readonly label: string;
}

export default function BlockContents({ blocks, after, label }: ContentsProps) {
	const following = blocks.slice(blocks.findIndex(({ id }) => id === after) + 1);
	return (
		<nav aria-label={label}>
			<ol className={styles.list}>
				{following.map((block) =>
					"heading" in block && block.anchor && !LEADING_ON.includes(block.type) ? (
						<li key={block.id}>
							<a href={`#${block.anchor}`}>{block.heading}</a>
						</li>
					) : null,
				)}
			</ol>
		</nav>
	);
}
