import { RichText, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { FeatureList } from "@hub/shared-ui/card/feature-list";
import { Cover } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { Prose } from "@hub/shared-ui/text/prose";
import { useLoaderData } from "react-router";
import { Blocks } from "../blocks/block-list.tsx";
import { IndustryPages } from "../industry-pages.tsx";
import { useContentMessages } from "../messages.ts";
import { NextStep } from "../next-step.tsx";
import { ReferenceRows } from "../references/reference-rows.tsx";
import { UseCaseCard } from "../use-cases/use-case-card.tsx";
import type { IndustryData } from "./industry.loader.ts";

/** Page of an industry: changes, use cases and references, and the next step. */
export default function IndustryPage() {
	const { industry, useCases, references, others } = useLoaderData<IndustryData>();
	const t = useContentMessages();
	const { href } = useRuntime();
	const useCaseList = href("use-cases");
	const { key, title, tone, intro, challenges, nextStep, blocks } = industry;
	return (
		<article>
			<PageHead
				breadcrumb={
					useCaseList && (
						<Breadcrumb label={t("breadcrumb")} items={[{ label: t("useCases.title"), href: useCaseList }]} />
					)
				}
				eyebrow={t("industry.eyebrow")}
				title={title}
				description={industry.description}
				picture={<Cover seed={key} tone={tone} density="head" />}
			/>
			{intro.html !== "" && (
				<Section id="change" heading={t("industry.change")} layout="split">
					<Prose>
						<RichText value={intro} />
					</Prose>
				</Section>
			)}
			{challenges.length > 0 && (
				<Section id="challenges" heading={t("industry.challenges")} tone="surface">
					<FeatureList items={challenges} />
				</Section>
			)}
			{useCases.length > 0 && (
				<Section
					id="use-cases"
					heading={t("industry.useCases")}
					aside={<All href={useCaseList} label={t("useCases.all")} />}
				>
					<CardGrid columns={useCases.length % 3 === 0 ? 3 : 2}>
						{useCases.map((listed) => (
							<UseCaseCard key={listed.useCase.id} listed={listed} />
						))}
					</CardGrid>
				</Section>
			)}
			{references.length > 0 && (
				<Section
					id="references"
					heading={t("industry.references")}
					tone="surface"
					aside={<All href={href("references")} label={t("references.all")} />}
				>
					<ReferenceRows references={references} />
				</Section>
			)}
			<Blocks blocks={blocks} motif={key} />
			<IndustryPages industries={others} heading={t("industry.others")} tone="paper" />
			<NextStep
				title={nextStep.heading}
				text={nextStep.text}
				motif={key}
				tone={tone}
				also={{ label: t("references.all"), href: href("references") }}
			/>
		</article>
	);
}

/** Link to a whole list. */
function All({ href, label }: { readonly href: string | undefined; readonly label: string }) {
	return (
		href && (
			<ButtonLink href={href} kind="quiet" iconEnd="arrow-right">
				{label}
			</ButtonLink>
		)
	);
}
