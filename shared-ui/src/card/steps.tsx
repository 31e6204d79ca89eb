import type { ReactNode } from "react";
import styles from "./steps.module.css";

export interface Step {
	readonly title: ReactNode;
	readonly text?: ReactNode;
	/** E.g. its duration, or who does it. */
	readonly note?: ReactNode;
}

export interface StepsProps {
	readonly items: readonly Step[];
}

/** Steps as nodes on a line: vertical on narrow screens, horizontal where up to four fit. */
export function Steps({ items }: StepsProps) {
	return (
		<div className={styles.room}>
			{/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
			<ol role="list" className={styles.steps}>
				{items.map(({ title, text, note }, index) => (
					<li key={index} className={styles.step}>
						<span className={styles.number} aria-hidden="true">
							{index + 1}
						</span>
						<div className={styles.words}>
							<h3>{title}</h3>
							{text && <div className={styles.text}>{typeof text === "string" ? <p>{text}</p> : text}</div>}
							{note && <p className={styles.note}>{note}</p>}
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}
