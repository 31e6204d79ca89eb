import type { ReactNode } from "react";
import styles from "./quote.module.css";

export interface QuoteProps {
	/** The quotation, with the quotation marks of its language. */
	readonly children: ReactNode;
	/** Name of the quoted person. */
	readonly name?: ReactNode;
	/** The person's role and company. */
	readonly position?: ReactNode;
	/** A `<Portrait>` or picture. */
	readonly portrait?: ReactNode;
}

/** A large quotation. */
export function Quote({ children, name, position, portrait }: QuoteProps) {
	return (
		<figure className={styles.quote}>
			<blockquote className={styles.words}>{typeof children === "string" ? <p>{children}</p> : children}</blockquote>
			{(name || position) && (
				<figcaption className={styles.by}>
					{portrait && <div className={styles.portrait}>{portrait}</div>}
					<div>
						{name && <div className={styles.name}>{name}</div>}
						{position && <div className={styles.position}>{position}</div>}
					</div>
				</figcaption>
			)}
		</figure>
	);
}
