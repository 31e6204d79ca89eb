import type { ReactNode } from "react";
import { Icon, type IconName } from "../layout/icon.tsx";
import { classes, type Elements } from "../text/markup.ts";
import styles from "./notice.module.css";

export interface NoticeProps {
	/** Default `info`. */
	readonly kind?: "info" | "success" | "warning";
	readonly title?: ReactNode;
	readonly children?: string | Elements;
	/** Announced when it appears: `status` politely, `alert` at once. Default: not announced. */
	readonly announce?: "status" | "alert";
}

const ICONS: Readonly<Record<"info" | "success" | "warning", IconName>> = {
	info: "info",
	success: "check",
	warning: "alert",
};

/** A notice, or the outcome of an action (WCAG 2.2, 4.1.3 Status Messages). */
export function Notice({ kind = "info", title, children, announce }: NoticeProps) {
	return (
		<div role={announce} className={classes(styles.notice, styles[kind])}>
			<Icon name={ICONS[kind]} />
			<div className={styles.words}>
				{title && <p className={styles.title}>{title}</p>}
				{typeof children === "string" ? <p>{children}</p> : children}
			</div>
		</div>
	);
}
