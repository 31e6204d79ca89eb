import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Cover } from "@hub/shared-ui/cover/cover";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { EmptyState } from "@hub/shared-ui/list/empty-state";
import { FilterLinks } from "@hub/shared-ui/list/filter-links";
import { useLoaderData } from "react-router";
import { DemoCard } from "../demo-card.tsx";
import { useDemosMessages } from "../messages.ts";
import { DEMO_KINDS, type DemoList, demoSearch } from "./demo-list-address.ts";
import type { DemosData } from "./demos.loader.ts";

/** List of demos with filters by industry and by kind. */
export default function DemosPage() {
	const { list, demos, industries } = useLoaderData<DemosData>();
	const t = useDemosMessages();
	const { href } = useRuntime();
	const { industry, kind } = list;
	const isFiltered = industry !== undefined || kind !== undefined;
	const address = (change: Partial<DemoList>) => (href("demos") ?? "") + demoSearch({ ...list, ...change });
	return (
		<>
			<PageHead
				eyebrow={t("demos.eyebrow")}
				title={t("demos.title")}
				description={t("demos.description")}
				picture={<Cover seed="demos" tone="plum" density="head" />}
			/>
			<Section id="list">
				{(demos.length > 0 || isFiltered) && (
					<FilterLinks
						label={t("demos.filters")}
						removeLabel={(choice) => t("filter.remove", { choice })}
						groups={[
							{
								id: "kind",
								label: t("demos.filter.kind"),
								choices: [
									{ label: t("demos.filter.all"), href: address({ kind: undefined }), current: !kind },
									...DEMO_KINDS.map((one) => ({
										label: t(`demo.kind.${one}`),
										href: address({ kind: one }),
										current: kind === one,
									})),
								],
							},
							...(industries.length > 0
								? [
										{
											id: "industry",
											label: t("demos.filter.industry"),
											choices: [
												{
													label: t("demos.filter.all"),
													href: address({ industry: undefined }),
													current: industry === undefined,
												},
												...industries.map(({ slug, title }) => ({
													label: title,
													href: address({ industry: slug }),
													current: industry === slug,
												})),
											],
										},
									]
								: []),
						]}
					/>
				)}
				{demos.length === 0 && (
					<EmptyState
						title={t(isFiltered ? "demos.none.title" : "demos.empty.title")}
						text={t(isFiltered ? "demos.none.text" : "demos.empty.text")}
					/>
				)}
				<CardGrid columns={2}>
					{demos.map((listed) => (
						<DemoCard key={listed.demo.id} listed={listed} headingLevel={2} />
					))}
				</CardGrid>
			</Section>
		</>
	);
}
