import type { PageProps } from "@hub/shared-contracts/remote/remote";
import { useMessages, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Card } from "@hub/shared-ui/card/card";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Cover } from "@hub/shared-ui/cover/cover";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { EmptyState } from "@hub/shared-ui/list/empty-state";
import type de from "../../messages/de.json";
import type { DemosData } from "./demos.loader.ts";

/** The list of demos. A demo links to its page as soon as a release has that route. */
export default function DemosPage({ data: { demos } }: PageProps<DemosData>) {
	const t = useMessages<typeof de>("mf-demos");
	const { href } = useRuntime();
	return (
		<>
			<PageHead
				eyebrow={t("demos.eyebrow")}
				title={t("demos.title")}
				description={t("demos.description")}
				picture={<Cover seed="demos" tone="plum" density="head" />}
			/>
			<Section>
				{demos.length === 0 && <EmptyState title={t("demos.empty.title")} text={t("demos.empty.text")} />}
				<CardGrid columns={2}>
					{demos.map(({ id, key, slug, title, description, tone }) => {
						const target = href("demo", { slug });
						return (
							<Card
								key={id}
								{...(target ? { href: target } : {})}
								headingLevel={2}
								title={title}
								text={description}
								cover={<Cover seed={key} tone={tone} />}
							/>
						);
					})}
				</CardGrid>
			</Section>
		</>
	);
}
