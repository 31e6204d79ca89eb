import type { ReactNode } from "react";
import type { LinkComponent } from "../text/markup.ts";
import styles from "./logo-cell.module.css";

export interface LogoCellProps {
	readonly name: ReactNode;
	/** What it is or where. */
	readonly text?: ReactNode;
	/** Makes the cell a link. */
	readonly href?: string;
	/** Draws the link; default `"a"`. */
	readonly linkAs?: LinkComponent;
	/** A square drawing beside the name, hidden from assistive technology. */
	readonly emblem?: ReactNode;
	/** A picture that bears the name itself, as its alternative; it stands instead of the name. */
	readonly picture?: ReactNode;
}

/** A company's or person's mark: an emblem with its name as a word mark, or a picture of its own. */
export function LogoCell({ name, text, href, linkAs: LinkAs = "a", emblem, picture }: LogoCellProps) {
	const mark = picture ?? name;
	return (
		<div className={styles.cell}>
			{emblem && !picture && <div className={styles.emblem}>{emblem}</div>}
			<div className={styles.words}>
				<div className={picture ? styles.picture : styles.name}>
					{href ? (
						<LinkAs href={href} className={styles.link}>
							{mark}
						</LinkAs>
					) : (
						mark
					)}
				</div>
				{text && <p className={styles.text}>{text}</p>}
			</div>
		</div>
	);
}
