// Time and place of an event.

import type { Event } from "@hub/content-model/cms/event";
import { MetaList } from "@hub/shared-ui/card/meta-list";
import type { EventWhen } from "../listed-event.ts";
import { useEventMessages } from "../messages.ts";
import { LocalTime } from "./local-time.tsx";

export function EventFacts({ event, when }: { event: Event; when: EventWhen }) {
	const t = useEventMessages();
	const place = [event.venue, event.city].filter(Boolean).join(", ");
	return (
		<MetaList
			items={[
				{ icon: "calendar", label: t("fact.date"), text: <time dateTime={event.startsAt}>{when.date}</time> },
				{
					icon: "clock",
					label: t("fact.time"),
					text: (
						<>
							<span>{when.times}</span>
							<LocalTime startsAt={event.startsAt} endsAt={event.endsAt} timeZone={event.timeZone} />
						</>
					),
				},
				...(event.mode === "onsite"
					? []
					: [{ icon: "online" as const, label: t("fact.place"), text: t("mode.online") }]),
				...(place ? [{ icon: "place" as const, label: t("fact.place"), text: place }] : []),
				{ icon: "globe", label: t("fact.language"), text: t(`language.${event.language}`) },
			]}
		/>
	);
}
