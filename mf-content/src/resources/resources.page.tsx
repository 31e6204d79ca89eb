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
import { RESOURCE_LIST, resourceSearch } from "./resource-list-address.ts";
import type { ResourcesData } from "./resources.loader.ts";

/** List of files to download, filtered by kind and language. */
export default function ResourcesPage() {
	const { list, filter, facets } = useLoaderData<ResourcesData>();
	const t = useContentMessages();
	const { href } = useRuntime();
	const path = href("resources");
	const search = resourceSearch(filter);
	const isEmpty = list.items.length === 0;
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
				{path && <ResourceFilters list={path} filter={filter} facets={facets} />}
				{!isEmpty && (
					<CardGrid columns={2}>
						{list.items.map((listed) => (
							<ResourceCard key={listed.resource.id} listed={listed} />
						))}
					</CardGrid>
				)}
				{isEmpty && isFiltered && path && (
					<EmptyState
						title={t("resources.none.title")}
						text={t("resources.none.text")}
						actions={
							<ButtonLink href={`${path}#${RESOURCE_LIST}`} kind="plain">
								{t("resources.none.all")}
							</ButtonLink>
						}
					/>
				)}
				{isEmpty && !(isFiltered && path) && (
					<EmptyState
						title={t("resources.empty.title")}
						text={t("resources.empty.text")}
						picture={<Cover seed="resources" />}
					/>
				)}
				<ListPages
					href={path && path + search}
					anchor={RESOURCE_LIST}
					page={list.page}
					total={list.total}
					pageSize={list.pageSize}
				/>
			</Section>
		</>
	);
}
