import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Badge } from "@hub/shared-ui/card/badge";
import { Card } from "@hub/shared-ui/card/card";
import { DateBlock } from "@hub/shared-ui/card/date-block";
import { type MetaItem, MetaList } from "@hub/shared-ui/card/meta-list";
import type { ListedEvent } from "./listed-event.ts";
import { useEventMessages } from "./messages.ts";
import { SeatsBadge } from "./seats-badge.tsx";

/** An event in a list: day, kind, place and free seats. */
export function EventCard({
	listed: { event, time, past },
	headingLevel = 3,
}: {
	listed: ListedEvent;
	headingLevel?: 2 | 3;
}) {
	const t = useEventMessages();
	const { href } = useRuntime();
	const facts: MetaItem[] = [
		{ icon: "clock", label: t("fact.time"), text: time.times },
		event.mode === "online"
			? { icon: "online", label: t("fact.place"), text: t("mode.online") }
			: { icon: "place", label: t("fact.place"), text: [event.venue, event.city].filter(Boolean).join(", ") },
		{ icon: "globe", label: t("fact.language"), text: t(`language.${event.language}`) },
	];
	const target = href("event", { slug: event.slug });
	return (
		<Card
			href={target}
			title={event.title}
			headingLevel={headingLevel}
			eyebrow={t(`kind.${event.kind}`)}
			text={event.description}
			lead={
				<DateBlock
					dateTime={event.startsAt}
					day={time.day}
					month={time.month}
					weekday={time.weekday}
					label={time.date}
					state={past ? "past" : "upcoming"}
				/>
			}
			meta={
				<>
					<MetaList items={facts} direction="row" />
					{event.cancelled ? <Badge tone="signal">{t("cancelled")}</Badge> : !past && <SeatsBadge event={event} />}
				</>
			}
		/>
	);
}
