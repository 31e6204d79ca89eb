import type { ReactNode } from "react";
import { Eyebrow } from "./eyebrow.tsx";
import styles from "./hero.module.css";

export interface HeroProps {
	readonly eyebrow?: ReactNode;
	/** The page's h1. */
	readonly title: ReactNode;
	/** One or two sentences. */
	readonly text?: ReactNode;
	/** Two `<ButtonLink>`s at most. */
	readonly actions?: ReactNode;
	/** A `<Cover density="head">` or a picture; it fills its field up to the window's edge. */
	readonly picture?: ReactNode;
	/** Something to try, in place of the picture. It is as high as it needs. */
	readonly demo?: ReactNode;
}

/** Head of a home or campaign page: text beside a picture. */
export function Hero({ eyebrow, title, text, actions, picture, demo }: HeroProps) {
	return (
		<header className={styles.hero}>
			<div className={styles.words}>
				{eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
				<h1 className={styles.title}>{title}</h1>
				{text && <div className={styles.text}>{typeof text === "string" ? <p>{text}</p> : text}</div>}
				{actions && <div className={styles.actions}>{actions}</div>}
			</div>
			{demo ? <div className={styles.demo}>{demo}</div> : picture && <div className={styles.picture}>{picture}</div>}
		</header>
	);
}
