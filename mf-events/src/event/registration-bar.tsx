import type { Event } from "@hub/content-model/cms/event";
import { isFull } from "@hub/shared-contracts/content/event";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { MetaList } from "@hub/shared-ui/card/meta-list";
import { ButtonLink } from "@hub/shared-ui/form/button";
import type { EventTime } from "../listed-event.ts";
import { useEventMessages } from "../messages.ts";
import { SeatsBadge } from "../seats-badge.tsx";
import type { EventData } from "./event.loader.ts";
import { LocalTime } from "./local-time.tsx";
import styles from "./registration-bar.module.css";

interface RegistrationBarProps {
	readonly event: Event;
	readonly time: EventTime;
	readonly registration: EventData["registration"];
	/** True in a preview: an unpublished event has no calendar file. */
	readonly preview: boolean;
}

/** Sticky bar with an event's time and place, free seats, and a link to the registration. */
export function RegistrationBar({ event, time, registration, preview }: RegistrationBarProps) {
	const t = useEventMessages();
	const waitingList = isFull(event.seats) && event.mode !== "hybrid";
	const page = useRuntime().href("event", { slug: event.slug });
	return (
		<div className={styles.bar}>
			<EventFacts event={event} time={time} />
			{registration.kind !== "closed" && (
				<>
					<p className={styles.seats}>
						<SeatsBadge event={event} />
					</p>
					{registration.kind === "write" && (
						<div className={styles.open}>
							<ButtonLink href="#register" kind="signal" wide>
								{t(waitingList ? "register.open.waiting" : "register.open")}
							</ButtonLink>
						</div>
					)}
				</>
			)}
			{!event.cancelled && !preview && page && (
				<ButtonLink href={`${page}/calendar.ics`} kind="plain" icon="calendar" wide download>
					{t("calendar.event")}
				</ButtonLink>
			)}
		</div>
	);
}

/** Time, place and language of an event. */
function EventFacts({ event, time }: Pick<RegistrationBarProps, "event" | "time">) {
	const t = useEventMessages();
	const place = [event.venue, event.city].filter(Boolean).join(", ");
	return (
		<MetaList
			items={[
				{ icon: "calendar", label: t("fact.date"), text: <time dateTime={event.startsAt}>{time.date}</time> },
				{
					icon: "clock",
					label: t("fact.time"),
					text: (
						<>
							<span>{time.times}</span>
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
