import type { ReactNode } from "react";
import { Icon } from "../layout/icon.tsx";
import styles from "./accordion.module.css";
import { type HeadingLevel, headingTag } from "./markup.ts";

/** A question with its answer. */
export interface AccordionItem {
	/** Unique in the page: the target of links to this item. */
	readonly id: string;
	readonly title: ReactNode;
	readonly content: ReactNode;
	/** Default false. */
	readonly open?: boolean;
}

export interface AccordionProps {
	readonly items: readonly AccordionItem[];
	/** Default 3. */
	readonly headingLevel?: HeadingLevel;
	/** Of items with the same group, only one is open at a time; default: items are independent. */
	readonly group?: string;
}

/** Questions that open in place: `<details>` elements, so that find-in-page opens them. They are open in print. */
export function Accordion({ items, headingLevel = 3, group }: AccordionProps) {
	const Heading = headingTag(headingLevel);
	return (
		<div className={styles.accordion}>
			{items.map(({ id, title, content, open }) => (
				<details key={id} id={id} name={group} open={open} className={styles.item}>
					<summary className={styles.summary}>
						<Heading className={styles.title}>{title}</Heading>
						<span className={styles.sign}>
							<Icon name="plus" />
						</span>
					</summary>
					<div className={styles.content}>{typeof content === "string" ? <p>{content}</p> : content}</div>
				</details>
			))}
		</div>
	);
}
