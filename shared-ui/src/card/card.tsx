import type { ReactNode } from "react";
import { Eyebrow } from "../layout/eyebrow.tsx";
import { classes, type HeadingLevel, headingTag } from "../text/markup.ts";
import styles from "./card.module.css";

export interface CardProps {
	/**
	 * The address of the card's only link, around the title; the whole card is clickable. Without it, the card is not a
	 * link.
	 */
	readonly href?: string | undefined;
	readonly title: ReactNode;
	/** Default 3. */
	readonly headingLevel?: HeadingLevel;
	/** A category or kind, above the title. */
	readonly eyebrow?: ReactNode;
	/** One or two sentences. */
	readonly text?: ReactNode;
	/** A `<Cover>`, picture or `<Portrait>`; it fills the card's edge. */
	readonly cover?: ReactNode;
	/** Content before the text, e.g. a `<DateBlock>`. */
	readonly lead?: ReactNode;
	/** A row at the foot: date, reading time, a `<Badge>`, a `<MetaList>`. */
	readonly meta?: ReactNode;
	/** `aside`: a small cover beside the text, for lists. Default `above`; on wide cards it is beside the text, too. */
	readonly coverPlace?: "above" | "aside";
}

/** An item of a list, with its own border unless it is in a `<CardGrid>`, which draws the lines. */
export function Card({
	href,
	title,
	headingLevel = 3,
	eyebrow,
	text,
	cover,
	lead,
	meta,
	coverPlace = "above",
}: CardProps) {
	const Heading = headingTag(headingLevel);
	return (
		<article className={styles.frame}>
			<div className={classes(styles.card, coverPlace === "aside" && styles.coverAside)}>
				{cover && <div className={styles.cover}>{cover}</div>}
				<div className={styles.body}>
					{lead && <div className={styles.lead}>{lead}</div>}
					<div className={styles.words}>
						{eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
						<Heading className={styles.title}>
							{href === undefined ? (
								title
							) : (
								<a href={href} className={styles.link}>
									{title}
								</a>
							)}
						</Heading>
						{text && <p className={styles.text}>{text}</p>}
						{meta && <div className={styles.meta}>{meta}</div>}
					</div>
				</div>
			</div>
		</article>
	);
}
