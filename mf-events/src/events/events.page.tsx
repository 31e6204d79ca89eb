import { feedLinks } from "@hub/shared-contracts/remote/feed";
import { Link, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Cover } from "@hub/shared-ui/cover/cover";
import { FeedLinks } from "@hub/shared-ui/layout/feed-links";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { EmptyState } from "@hub/shared-ui/list/empty-state";
import { useLoaderData } from "react-router";
import { EventCard } from "../event-card.tsx";
import { ListPages } from "../list-pages.tsx";
import { useEventMessages } from "../messages.ts";
import { EventFilters } from "./event-filters.tsx";
import { eventListSearch } from "./event-list-address.ts";
import type { EventsData } from "./events.loader.ts";

/** List of upcoming or past events. */
export default function EventsPage() {
	const { list, events } = useLoaderData<EventsData>();
	const t = useEventMessages();
	const runtime = useRuntime();
	const href = runtime.href("events") ?? "";
	const isFiltered = Boolean(list.kind || list.topic || list.language);
	const none = `${isFiltered ? "none" : "empty"}${list.when === "past" ? "-past" : ""}` as const;
	return (
		<>
			<PageHead
				eyebrow={t("events.eyebrow")}
				title={t("events.title")}
				description={t("events.description")}
				picture={<Cover seed="events" tone="sky" density="head" />}
			/>
			<Section
				id="list"
				heading={t(list.when === "past" ? "events.past" : "events.upcoming")}
				aside={<Link route="recordings">{t("events.recordings")}</Link>}
			>
				<EventFilters href={href} list={list} />
				{events.items.length > 0 ? (
					<CardGrid columns={1}>
						{events.items.map((listed) => (
							<EventCard key={listed.event.id} listed={listed} />
						))}
					</CardGrid>
				) : (
					<EmptyState headingLevel={3} title={t(`events.${none}.title`)} text={t(`events.${none}.text`)} />
				)}
				<ListPages
					href={href + eventListSearch({ ...list, page: 1 })}
					page={events.page}
					total={events.total}
					pageSize={events.pageSize}
				/>
				<FeedLinks label={t("events.feed")} links={feedLinks("events", runtime.locale)} />
			</Section>
		</>
	);
}
