import type { AgendaItem } from "@hub/content-model/cms/event";
import styles from "./agenda.module.css";

/** Agenda of an event with clock times in its time zone. */
export function Agenda({ items }: { items: readonly AgendaItem[] }) {
	return (
		<dl className={styles.agenda}>
			{items.map(({ time, title }) => (
				<div key={`${time} ${title}`} className={styles.item}>
					<dt>{time}</dt>
					<dd>{title}</dd>
				</div>
			))}
		</dl>
	);
}
