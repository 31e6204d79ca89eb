import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Cover } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { EmptyState } from "@hub/shared-ui/list/empty-state";
import { useLoaderData } from "react-router";
import { ListPages } from "../list-pages.tsx";
import { useContentMessages } from "../messages.ts";
import { ResourceCard } from "./resource-card.tsx";
import { ResourceFilters } from "./resource-filters.tsx";
import { RESOURCE_LIST, RESOURCES_PER_PAGE, resourceSearch } from "./resource-list-address.ts";
import type { ResourcesData } from "./resources.loader.ts";

/** Files to take along, by kind and language. */
export default function ResourcesPage() {
	const { resources, page, total, filter, facets } = useLoaderData<ResourcesData>();
	const t = useContentMessages();
	const { href } = useRuntime();
	const list = href("resources");
	const search = resourceSearch(filter);
	const isEmpty = resources.length === 0;
	const isFiltered = search !== "";
	return (
		<>
			<PageHead
				eyebrow={t("resources.eyebrow")}
				title={t("resources.title")}
				description={t("resources.description")}
				picture={<Cover seed="resources" density="head" />}
			/>
			<Section id={RESOURCE_LIST}>
				{list && <ResourceFilters list={list} filter={filter} facets={facets} />}
				{resources.length > 0 && (
					<CardGrid columns={2}>
						{resources.map((listed) => (
							<ResourceCard key={listed.resource.id} listed={listed} />
						))}
					</CardGrid>
				)}
				{isEmpty && isFiltered && list && (
					<EmptyState
						title={t("resources.none.title")}
						text={t("resources.none.text")}
						actions={
							<ButtonLink href={`${list}#${RESOURCE_LIST}`} kind="plain">
								{t("resources.none.all")}
							</ButtonLink>
						}
					/>
				)}
				{isEmpty && !(isFiltered && list) && (
					<EmptyState
						title={t("resources.empty.title")}
						text={t("resources.empty.text")}
						picture={<Cover seed="resources" />}
					/>
				)}
				<ListPages
					href={list && list + search}
					anchor={RESOURCE_LIST}
					page={page}
					total={total}
					pageSize={RESOURCES_PER_PAGE}
				/>
			</Section>
		</>
	);
}
