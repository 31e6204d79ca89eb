import { Link, RichText, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { FeatureList } from "@hub/shared-ui/card/feature-list";
import { Steps } from "@hub/shared-ui/card/steps";
import { Cover } from "@hub/shared-ui/cover/cover";
import { ExchangeLanes } from "@hub/shared-ui/diagram/exchange-lanes";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { Prose } from "@hub/shared-ui/text/prose";
import { useLoaderData } from "react-router";
import { Blocks } from "../blocks/block-list.tsx";
import { useContentMessages } from "../messages.ts";
import { NextStep } from "../next-step.tsx";
import { ReferenceRows } from "../references/reference-rows.tsx";
import { UseCaseCard } from "../use-cases/use-case-card.tsx";
import type { UseCaseData } from "./use-case.loader.ts";

/** Page of a use case: problem, data exchange, steps, results, references. */
export default function UseCasePage() {
	const { useCase, industries, references, others } = useLoaderData<UseCaseData>();
	const t = useContentMessages();
	const { href } = useRuntime();
	const list = href("use-cases");
	const tone = industries[0]?.tone ?? "brand";
	const { key, problem, parties, flows, steps, results, body, blocks } = useCase;
	return (
		<article>
			<PageHead
				breadcrumb={list && <Breadcrumb label={t("breadcrumb")} items={[{ label: t("useCases.title"), href: list }]} />}
				eyebrow={t("useCase.eyebrow")}
				title={useCase.title}
				description={useCase.description}
				meta={industries.map(({ id, slug, title }) => (
					<Link key={id} route="industry" params={{ field: slug }}>
						{title}
					</Link>
				))}
				picture={<Cover seed={key} tone={tone} density="head" />}
			/>
			{problem.html !== "" && (
				<Section id="problem" heading={t("useCase.problem")} layout="split">
					<Prose>
						<RichText value={problem} />
					</Prose>
				</Section>
			)}
			{parties.length > 1 && flows.length > 0 && (
				<Section id="exchange" heading={t("useCase.exchange")} intro={t("useCase.exchange.intro")} tone="surface">
					<ExchangeLanes
						parties={parties}
						flows={flows.map(({ from, to, data, rule }) => ({ from, to, label: data, note: rule }))}
						wordTo={t("useCase.to")}
						caption={t("useCase.exchange.caption")}
					/>
				</Section>
			)}
			{steps.length > 0 && (
				<Section id="steps" heading={t("useCase.steps")}>
					<Steps items={steps} />
				</Section>
			)}
			{results.length > 0 && (
				<Section id="results" heading={t("useCase.results")} tone="surface">
					<FeatureList items={results} />
				</Section>
			)}
			{body.html !== "" && (
				<Section id="more" heading={t("useCase.more")} layout="split" compact>
					<Prose>
						<RichText value={body} />
					</Prose>
				</Section>
			)}
			<Blocks blocks={blocks} motif={key} />
			{references.length > 0 && (
				<Section id="references" heading={t("useCase.references")}>
					<ReferenceRows references={references} />
				</Section>
			)}
			{others.length > 0 && (
				<Section id="others" heading={t("useCase.others")} tone="surface">
					<CardGrid>
						{others.map((listed) => (
							<UseCaseCard key={listed.useCase.id} listed={listed} />
						))}
					</CardGrid>
				</Section>
			)}
			<NextStep motif={key} tone={tone} also={{ label: t("references.all"), href: href("references") }} />
		</article>
	);
}
