import type { ReactNode } from "react";
import { classes } from "../text/markup.ts";
import styles from "./section.module.css";

/** Background of a section. */
export type SectionTone = "paper" | "surface" | "sand";

export interface SectionProps {
	/** Makes the section a target of links and a named region. */
	readonly id?: string | undefined;
	readonly heading?: ReactNode;
	/** One or two sentences below the heading. */
	readonly intro?: ReactNode;
	/** A link or button at the end of the heading's line, e.g. to the whole list. */
	readonly aside?: ReactNode;
	/** Default `paper`. */
	readonly tone?: SectionTone | undefined;
	/** `split`: heading beside the content on wide screens; default `stacked`. */
	readonly layout?: "stacked" | "split";
	/** `text`: as wide as running text. `column`: as wide as the column around it, without background. Default `page`. */
	readonly width?: "page" | "text" | "column";
	/** Less padding above and below. Default false. */
	readonly compact?: boolean;
	/** True to continue the previous section: no line between them, and half the space. Default false. */
	readonly runsOn?: boolean;
	/** True to hide it in print, such as a form. Default false. */
	readonly onScreen?: boolean;
	readonly children?: ReactNode;
}

/** A section of a page, as wide as the page. A line separates it from the next one. */
export function Section({
	id,
	heading,
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
	const headingId = id && heading ? `${id}-heading` : undefined;
	const hasHead = Boolean(heading || intro || aside);
	return (
		<section
			id={id}
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
							{heading && <h2 id={headingId}>{heading}</h2>}
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
