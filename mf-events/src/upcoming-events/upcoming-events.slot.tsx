// The next events, for other remotes' pages.

import type { SlotProps } from "@hub/shared-contracts/remote/remote";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { EventCard } from "../event-card.tsx";
import type { UpcomingEventsData } from "./upcoming-events.loader.ts";

export default function UpcomingEvents({ data: { events } }: SlotProps<UpcomingEventsData>) {
	return (
		<CardGrid columns={2}>
			{events.map((listed) => (
				<EventCard key={listed.event.id} listed={listed} />
			))}
		</CardGrid>
	);
}
