import type { ReactNode } from "react";
import { classes } from "../text/markup.ts";
import { Eyebrow } from "./eyebrow.tsx";
import styles from "./page-head.module.css";

export interface PageHeadProps {
	/** A `<Breadcrumb>`. */
	readonly breadcrumb?: ReactNode;
	readonly eyebrow?: ReactNode;
	/** The page's h1. */
	readonly title: ReactNode;
	/** One or two sentences. */
	readonly description?: ReactNode;
	/** A row below: author and date, a `<MetaList>`, badges. */
	readonly meta?: ReactNode;
	/** Buttons. */
	readonly actions?: ReactNode;
	/** A `<Cover density="head">` or a picture beside the text. */
	readonly picture?: ReactNode;
	/** Width of running text, or default `page`. Only takes effect without a picture. */
	readonly width?: "page" | "text";
}

/** Head of every page except the home page. */
export function PageHead({
	breadcrumb,
	eyebrow,
	title,
	description,
	meta,
	actions,
	picture,
	width = "page",
}: PageHeadProps) {
	return (
		<header className={classes(styles.head, width === "text" && !picture && styles.text)}>
			<div className={styles.inner}>
				<div className={styles.words}>
					{breadcrumb && <div className={styles.breadcrumb}>{breadcrumb}</div>}
					{eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
					<h1>{title}</h1>
					{description && (
						<div className={styles.description}>
							{typeof description === "string" ? <p>{description}</p> : description}
						</div>
					)}
					{meta && <div className={styles.meta}>{meta}</div>}
					{actions && <div className={styles.actions}>{actions}</div>}
				</div>
				{picture && <div className={styles.picture}>{picture}</div>}
			</div>
		</header>
	);
}
