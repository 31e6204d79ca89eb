import type { ReactNode } from "react";
import coverStyles from "../cover/cover.module.css";
import type { CoverTone } from "../cover/cover-composition.ts";
import { classes } from "../text/markup.ts";
import styles from "./screen.module.css";

export interface ScreenGroundProps {
	/** Background colour of the screen. */
	readonly tone: CoverTone;
	/** `head`: the whole screen, beside the title of a page. `card`: its upper part, in the shape of a cover. */
	readonly place: "head" | "card";
	/** An element with a screen of `screen/parts`. */
	readonly children: ReactNode;
}

/** Background of a product screen, in place of a `<Cover>`. */
export function ScreenGround({ tone, place, children }: ScreenGroundProps) {
	return <div className={classes(styles.ground, coverStyles[tone], place === "card" && styles.card)}>{children}</div>;
}
