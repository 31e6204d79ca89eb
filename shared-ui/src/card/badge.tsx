import type { ReactNode } from "react";
import type { CoverTone } from "../cover/cover-composition.ts";
import { classes } from "../text/markup.ts";
import styles from "./badge.module.css";

export interface BadgeProps {
	/** One to three words. */
	readonly children: ReactNode;
	/** A category's tone, `signal` for live and urgent, `success`, or `neutral` (default). */
	readonly tone?: CoverTone | "neutral" | "signal" | "success";
	/** A dot before the text, e.g. for something that is live. Default false. */
	readonly node?: boolean;
}

/** A state or category in one to three words. */
export function Badge({ children, tone = "neutral", node }: BadgeProps) {
	return <span className={classes(styles.badge, styles[tone], node && styles.node)}>{children}</span>;
}
