import type { ReactNode } from "react";
import styles from "./numbers.module.css";

/** A number with its label. */
export interface NumberItem {
	/** Formatted value, e.g. `1.240` or `98 %`. */
	readonly value: string;
	/** A few words. */
	readonly label: ReactNode;
	/** The source or date of the number. */
	readonly note?: ReactNode;
}

export interface NumbersProps {
	/** Two to four. */
	readonly items: readonly NumberItem[];
}

/** Large numbers side by side with hairlines between. */
export function Numbers({ items }: NumbersProps) {
	return (
		<div className={styles.room}>
			<dl className={styles.numbers}>
				{items.map(({ value, label, note }) => (
					<div key={value + String(label)} className={styles.item}>
						<dt className={styles.label}>
							<span>{label}</span>
							{note && <small className={styles.note}>{note}</small>}
						</dt>
						<dd className={styles.value}>{value}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
