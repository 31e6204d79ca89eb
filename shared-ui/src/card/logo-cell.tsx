import type { ReactNode } from "react";
import styles from "./logo-cell.module.css";

export interface LogoCellProps {
	readonly name: ReactNode;
	/** A line below the name, such as kind or place. */
	readonly text?: ReactNode;
	/** Makes the cell a link. */
	readonly href?: string | undefined;
	/** Square drawing beside the name, hidden from assistive technology. */
	readonly emblem?: ReactNode;
	/** A logo whose alternative text is the name; it replaces the name. */
	readonly picture?: ReactNode;
}

/** The logo of a company or person: a computed emblem with the name, or a picture. */
export function LogoCell({ name, text, href, emblem, picture }: LogoCellProps) {
	const mark = picture ?? name;
	return (
		<div className={styles.cell}>
			{emblem && !picture && <div className={styles.emblem}>{emblem}</div>}
			<div className={styles.words}>
				<div className={picture ? styles.picture : styles.name}>
					{href ? (
						<a href={href} className={styles.link}>
							{mark}
						</a>
					) : (
						mark
					)}
				</div>
				{text && <p className={styles.text}>{text}</p>}
			</div>
		</div>
	);
}
