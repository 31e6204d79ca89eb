import type { ReactNode } from "react";
import type { CoverTone } from "../cover/cover-composition.ts";
import { classes } from "../text/markup.ts";
import styles from "./screen.module.css";

export interface ScreenGroundProps {
	/** The colour that the screen lies on. */
	readonly tone: CoverTone;
	/** `head`: beside the title of a page, the whole screen. `card`: the upper part of it, in the shape of a cover. */
	readonly place: "head" | "card";
	/** One element with a screen of `screen/parts` in it. */
	readonly children: ReactNode;
}

/** What a screen of the product lies on. It takes the place of a `<Cover>`. */
export function ScreenGround({ tone, place, children }: ScreenGroundProps) {
	return <div className={classes(styles.ground, styles[tone], place === "card" && styles.card)}>{children}</div>;
}
