import type { ReactNode } from "react";
import styles from "./quote.module.css";

export interface QuoteProps {
	/** The words, with the quotation marks of their language. */
	readonly children: ReactNode;
	/** Who says it. */
	readonly name?: ReactNode;
	/** Their part and place. */
	readonly position?: ReactNode;
	/** A `<Portrait>` or picture. */
	readonly portrait?: ReactNode;
	/** The language of the words where it is not the page's (LN-8). */
	readonly lang?: string;
}

/** Words of a person, set large. */
export function Quote({ children, name, position, portrait, lang }: QuoteProps) {
	return (
		<figure className={styles.quote}>
			<blockquote className={styles.words} lang={lang}>
				{typeof children === "string" ? <p>{children}</p> : children}
			</blockquote>
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
