import type { IndustryName } from "@hub/content-model/cms/industry";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { Section } from "@hub/shared-ui/layout/section";
import { EmptyState } from "@hub/shared-ui/list/empty-state";
import { FilterLinks } from "@hub/shared-ui/list/filter-links";
import type { ReactElement } from "react";
import type { IndustryListData } from "./industry-list.loader.ts";
import { industrySearch } from "./industry-list-address.ts";
import { IndustryPages } from "./industry-pages.tsx";
import { ListPages } from "./list-pages.tsx";
import { useContentMessages } from "./messages.ts";

/** Id of the section around the list. */
const LIST = "list";

interface IndustryListProps {
	readonly data: IndustryListData<unknown>;
	/** Key of the list's route. */
	readonly route: string;
	readonly empty: { readonly title: string; readonly text: string };
	readonly children: ReactElement;
}

/** A list with industries as filters, links to its other pages and to the industries' own pages. */
export function IndustryList({ data, route, empty, children }: IndustryListProps) {
	const { items, page, pageSize, total, industries, chosen } = data;
	const t = useContentMessages();
	const { href } = useRuntime();
	const list = href(route) ?? "";
	return (
		<>
			<Section id={LIST}>
				<IndustryFilter industries={industries} chosen={chosen} list={list} />
				{items.length === 0 ? <EmptyState title={empty.title} text={empty.text} /> : children}
				<ListPages
					href={chosen ? list + industrySearch(chosen.slug) : list}
					anchor={LIST}
					page={page}
					total={total}
					pageSize={pageSize}
				/>
			</Section>
			{chosen ? (
				<Section
					id="industry"
					heading={t("industries.more", { industry: chosen.title })}
					intro={chosen.description}
					tone="surface"
					compact
					aside={<IndustryLink industry={chosen} />}
				/>
			) : (
				<IndustryPages industries={industries} heading={t("industries.title")} />
			)}
		</>
	);
}

function IndustryLink({ industry: { slug } }: { readonly industry: IndustryName }) {
	const t = useContentMessages();
	const { href } = useRuntime();
	const target = href("industry", { field: slug });
	return (
		target && (
			<ButtonLink href={target} kind="brand" iconEnd="arrow-right">
				{t("industries.toPage")}
			</ButtonLink>
		)
	);
}

interface IndustryFilterProps {
	readonly industries: readonly IndustryName[];
	readonly chosen: IndustryName | undefined;
	/** Path of the unfiltered list. */
	readonly list: string;
}

function IndustryFilter({ industries, chosen, list }: IndustryFilterProps) {
	const t = useContentMessages();
	if (industries.length === 0) return null;
	return (
		<FilterLinks
			label={t("industries.filter")}
			removeLabel={(choice) => t("filter.remove", { choice })}
			groups={[
				{
					id: "industry",
					label: t("industries.group"),
					choices: [
						{ label: t("industries.all"), href: list, current: chosen === undefined },
						...industries.map((industry) => ({
							label: industry.title,
							href: list + industrySearch(industry.slug),
							current: chosen?.id === industry.id,
						})),
					],
				},
			]}
		/>
	);
}
