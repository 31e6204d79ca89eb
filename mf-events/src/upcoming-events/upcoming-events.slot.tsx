import type { SlotProps } from "@hub/shared-contracts/remote/remote";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { EventCard } from "../event-card.tsx";
import type { UpcomingEventsData } from "./upcoming-events.loader.ts";

/** The next events, for pages of other remotes. */
export default function UpcomingEvents({ data: { events } }: SlotProps<UpcomingEventsData>) {
	return (
		<CardGrid columns={2}>
			{events.map((listed) => (
				<EventCard key={listed.event.id} listed={listed} />
			))}
		</CardGrid>
	);
}
