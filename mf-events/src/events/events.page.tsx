import type { PageProps } from "@hub/shared-contracts/remote";
import { CardGrid } from "@hub/shared-ui/card-grid";
import { Cover } from "@hub/shared-ui/cover";
import { EmptyState } from "@hub/shared-ui/empty-state";
import { PageHead } from "@hub/shared-ui/page-head";
import { Section } from "@hub/shared-ui/section";
import { EventCard } from "../event-card.tsx";
import { useEventMessages } from "../messages.ts";
import type { EventsData } from "./events.loader.ts";

/** The list of events: what is ahead, then what was. */
export default function EventsPage({ data: { upcoming, past } }: PageProps<EventsData>) {
	const t = useEventMessages();
	return (
		<>
			<PageHead
				eyebrow={t("events.eyebrow")}
				title={t("events.title")}
				description={t("events.description")}
				picture={<Cover seed="events" tone="sky" density="head" />}
			/>
			<Section id="upcoming" heading={t("events.upcoming")}>
				{upcoming.length > 0 ? (
					<CardGrid columns={1}>
						{upcoming.map((listed) => (
							<EventCard key={listed.event.id} listed={listed} />
						))}
					</CardGrid>
				) : (
					<EmptyState headingLevel={3} title={t("events.empty.title")} text={t("events.empty.text")} />
				)}
			</Section>
			{past.length > 0 && (
				<Section id="past" heading={t("events.past")} tone="surface">
					<CardGrid columns={1}>
						{past.map((listed) => (
							<EventCard key={listed.event.id} listed={listed} />
						))}
					</CardGrid>
				</Section>
			)}
		</>
	);
}
