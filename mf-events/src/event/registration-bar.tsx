// Sticky bar with an event's time and place, free seats, and a link to the registration.

import type { Event } from "@hub/content-model/cms/event";
import { isFull } from "@hub/shared-contracts/content/event";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { ButtonLink } from "@hub/shared-ui/form/button";
import type { EventWhen } from "../listed-event.ts";
import { useEventMessages } from "../messages.ts";
import { SeatsBadge } from "../seats-badge.tsx";
import type { EventData } from "./event.loader.ts";
import { EventFacts } from "./event-facts.tsx";
import styles from "./registration-bar.module.css";

export interface RegistrationBarProps {
	readonly event: Event;
	readonly when: EventWhen;
	readonly registration: EventData["registration"];
	/** True in a preview of an event that is not public yet, which has no calendar file. */
	readonly preview: boolean;
}

export function RegistrationBar({ event, when, registration, preview }: RegistrationBarProps) {
	const t = useEventMessages();
	const waitingList = isFull(event.seats) && event.mode !== "hybrid";
	const page = useRuntime().href("event", { slug: event.slug });
	return (
		<div className={styles.bar}>
			<EventFacts event={event} when={when} />
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
