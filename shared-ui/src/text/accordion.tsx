import type { ReactNode } from "react";
import { Icon } from "../layout/icon.tsx";
import styles from "./accordion.module.css";

/** A question with its answer. */
export interface AccordionItem {
	/** Unique in the page: the target of links to this item. */
	readonly id: string;
	readonly title: ReactNode;
	readonly content: ReactNode;
}

export interface AccordionProps {
	readonly items: readonly AccordionItem[];
}

/** Questions that open in place: `<details>` elements, so that find-in-page opens them. They are open in print. */
export function Accordion({ items }: AccordionProps) {
	return (
		<div className={styles.accordion}>
			{items.map(({ id, title, content }) => (
				<details key={id} id={id} className={styles.item}>
					<summary className={styles.summary}>
						<h3 className={styles.title}>{title}</h3>
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
