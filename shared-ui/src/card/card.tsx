import type { ReactNode } from "react";
import { Eyebrow } from "../layout/eyebrow.tsx";
import { classes, type HeadingLevel, headingTag, type LinkComponent } from "../text/markup.ts";
import styles from "./card.module.css";

export interface CardProps {
	/**
	 * The address of the card's only link, around the title; the whole card is clickable. Without it, the card is not a
	 * link.
	 */
	readonly href?: string;
	/** Renders the link; default `"a"`. */
	readonly as?: LinkComponent;
	readonly title: ReactNode;
	/** Default 3. */
	readonly headingLevel?: HeadingLevel;
	/** A category or kind, above the title. */
	readonly eyebrow?: ReactNode;
	/** One or two sentences. */
	readonly text?: ReactNode;
	/** A `<Cover>`, picture or `<Portrait>`; it fills the card's edge. */
	readonly cover?: ReactNode;
	/** Beginning of the text column, e.g. a `<DateBlock>`. */
	readonly lead?: ReactNode;
	/** A row at the foot: date, reading time, a `<Badge>`, a `<MetaList>`. */
	readonly meta?: ReactNode;
	/** The language of the card's text where it is not the page's (LN-8). */
	readonly lang?: string;
	/** `aside`: a small cover beside the text, for lists; default `above`, which moves beside the text on wide cards. */
	readonly coverPlace?: "above" | "aside";
}

/** An item of a list, with its own border unless it is in a `<CardGrid>`, which draws the lines. */
export function Card({
	href,
	as: As = "a",
	title,
	headingLevel = 3,
	eyebrow,
	text,
	cover,
	lead,
	meta,
	lang,
	coverPlace = "above",
}: CardProps) {
	const Heading = headingTag(headingLevel);
	return (
		<article className={styles.frame} lang={lang}>
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
								<As href={href} className={styles.link}>
									{title}
								</As>
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
