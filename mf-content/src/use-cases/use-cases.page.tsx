import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Cover } from "@hub/shared-ui/cover/cover";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { useLoaderData } from "react-router";
import { IndustryList } from "../industry-list.tsx";
import { useContentMessages } from "../messages.ts";
import { UseCaseCard } from "./use-case-card.tsx";
import type { UseCasesData } from "./use-cases.loader.ts";

/** List of use cases. */
export default function UseCasesPage() {
	const data = useLoaderData<UseCasesData>();
	const t = useContentMessages();
	const { chosen } = data;
	return (
		<>
			<PageHead
				eyebrow={t("useCases.eyebrow")}
				title={chosen ? `${t("useCases.title")}: ${chosen.title}` : t("useCases.title")}
				description={t("useCases.description")}
				picture={<Cover seed="use-cases" tone={chosen?.tone ?? "sky"} density="head" />}
			/>
			<IndustryList
				data={data}
				route="use-cases"
				empty={{ title: t("useCases.empty.title"), text: t("useCases.empty.text") }}
			>
				<CardGrid>
					{data.items.map((listed) => (
						<UseCaseCard key={listed.useCase.id} listed={listed} headingLevel={2} />
					))}
				</CardGrid>
			</IndustryList>
		</>
	);
}
