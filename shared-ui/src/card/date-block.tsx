import { classes } from "../text/markup.ts";
import styles from "./date-block.module.css";

export interface DateBlockProps {
	/** The machine-readable date, e.g. `2031-04-09` or `2031-04-09T14:00:00+02:00`. */
	readonly dateTime: string;
	/** The day of the month, e.g. `9`. */
	readonly day: string;
	/** Short, e.g. `Apr.`; with the year if it is another one. */
	readonly month: string;
	/** Short, e.g. `Mi`. */
	readonly weekday?: string;
	/** Text for screen readers in place of the three parts, e.g. “Mittwoch, 9. April 2031”. */
	readonly label: string;
	/** `past` is quieter; default `upcoming`. */
	readonly state?: "upcoming" | "past";
}

/** A date with a large day between weekday and month. */
export function DateBlock({ dateTime, day, month, weekday, label, state = "upcoming" }: DateBlockProps) {
	return (
		<time dateTime={dateTime} className={classes(styles.block, styles[state])}>
			<span className="visually-hidden">{label}</span>
			{weekday && (
				<span className={styles.weekday} aria-hidden="true">
					{weekday}
				</span>
			)}
			<span className={styles.day} aria-hidden="true">
				{day}
			</span>
			<span className={styles.month} aria-hidden="true">
				{month}
			</span>
		</time>
	);
}
