import type { ReactNode } from "react";
import { classes, type HeadingLevel, headingTag } from "../text/markup.ts";
import { Eyebrow } from "./eyebrow.tsx";
import styles from "./section.module.css";

/** The ground of a section; `night` and `brand` are dark in both themes. */
export type SectionTone = "paper" | "surface" | "sand" | "night" | "brand";

export interface SectionProps {
	/** Makes the section a target of links and a named region. */
	readonly id?: string;
	readonly eyebrow?: ReactNode;
	readonly heading?: ReactNode;
	/** Default 2. */
	readonly headingLevel?: HeadingLevel;
	/** One or two sentences below the heading. */
	readonly intro?: ReactNode;
	/** A link or button at the end of the heading's line, e.g. to the whole list. */
	readonly aside?: ReactNode;
	/** Default `paper`. */
	readonly tone?: SectionTone;
	/** `split`: heading beside the content on wide screens; default `stacked`. */
	readonly layout?: "stacked" | "split";
	/**
	 * `text`: as wide as running text needs; `column`: as wide as the column of text that it ends, without a ground;
	 * default `page`.
	 */
	readonly width?: "page" | "text" | "column";
	/** Less padding above and below. Default false. */
	readonly compact?: boolean;
	/**
	 * Goes on from the section before it, on the same ground: no line between them, and half the space. Default false.
	 */
	readonly runsOn?: boolean;
	/** Left out on paper, as a form that cannot be filled in there. Default false. */
	readonly onScreen?: boolean;
	readonly children?: ReactNode;
}

/** A section of a page, as wide as the page. A line separates it from the next one. */
export function Section({
	id,
	eyebrow,
	heading,
	headingLevel = 2,
	intro,
	aside,
	tone = "paper",
	layout = "stacked",
	width = "page",
	compact,
	runsOn,
	onScreen,
	children,
}: SectionProps) {
	const Heading = headingTag(headingLevel);
	const headingId = id && heading ? `${id}-heading` : undefined;
	const hasHead = Boolean(eyebrow || heading || intro || aside);
	return (
		<section
			id={id}
			data-ground={tone === "night" || tone === "brand" ? "dark" : undefined}
			aria-labelledby={headingId}
			className={classes(
				styles.section,
				styles[tone],
				styles[layout],
				width !== "page" && styles[width],
				compact && styles.compact,
				runsOn && styles.runsOn,
				onScreen && styles.onScreen,
			)}
		>
			<div className={styles.inner}>
				{hasHead && (
					<div className={styles.head}>
						<div className={styles.words}>
							{eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
							{heading && <Heading id={headingId}>{heading}</Heading>}
							{intro && <div className={styles.intro}>{typeof intro === "string" ? <p>{intro}</p> : intro}</div>}
						</div>
						{aside && <div>{aside}</div>}
					</div>
				)}
				{children && <div className={styles.content}>{children}</div>}
			</div>
		</section>
	);
}
