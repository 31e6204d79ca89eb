import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Cover } from "@hub/shared-ui/cover/cover";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { EmptyState } from "@hub/shared-ui/list/empty-state";
import { FilterLinks } from "@hub/shared-ui/list/filter-links";
import { useLoaderData } from "react-router";
import { topicAndLanguageFilters } from "../filter-groups.ts";
import { ListPages } from "../list-pages.tsx";
import { useEventMessages } from "../messages.ts";
import { RecordingCard } from "../recording-card.tsx";
import { type RecordingList, recordingListSearch } from "./recording-list-address.ts";
import type { RecordingsData } from "./recordings.loader.ts";

/** List of recordings. */
export default function RecordingsPage() {
	const { list, recordings } = useLoaderData<RecordingsData>();
	const t = useEventMessages();
	const { href } = useRuntime();
	const events = href("events");
	const address = (change: Partial<RecordingList>) =>
		(href("recordings") ?? "") + recordingListSearch({ ...list, page: 1, ...change });
	return (
		<>
			<PageHead
				breadcrumb={
					events && <Breadcrumb label={t("breadcrumb")} items={[{ label: t("events.title"), href: events }]} />
				}
				eyebrow={t("recordings.eyebrow")}
				title={t("recordings.title")}
				description={t("recordings.description")}
				picture={<Cover seed="recordings" tone="plum" density="head" />}
			/>
			<Section id="list">
				<FilterLinks
					label={t("recordings.filters")}
					removeLabel={(choice) => t("filter.remove", { choice })}
					groups={topicAndLanguageFilters(t, list, address)}
				/>
				{recordings.items.length > 0 ? (
					<CardGrid columns={2}>
						{recordings.items.map((listed) => (
							<RecordingCard key={listed.recording.id} listed={listed} headingLevel={2} />
						))}
					</CardGrid>
				) : (
					<EmptyState headingLevel={2} title={t("recordings.none.title")} text={t("recordings.none.text")} />
				)}
				<ListPages
					href={address({ page: 1 })}
					page={recordings.page}
					total={recordings.total}
					pageSize={recordings.pageSize}
				/>
			</Section>
		</>
	);
}
