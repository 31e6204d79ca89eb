import { pictureHref } from "@hub/shared-contracts/content/picture";
import { RichText, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { Numbers } from "@hub/shared-ui/card/numbers";
import { Portrait } from "@hub/shared-ui/cover/portrait";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { Prose } from "@hub/shared-ui/text/prose";
import { Quote } from "@hub/shared-ui/text/quote";
import { useLoaderData } from "react-router";
import { useContentMessages } from "../messages.ts";
import { NextStep } from "../next-step.tsx";
import { ProductPicture } from "../screen/product-picture.tsx";
import { UseCaseCard } from "../use-cases/use-case-card.tsx";
import type { ReferenceData } from "./reference.loader.ts";
import styles from "./reference.module.css";

/** Page of a reference: problem, solution, results with numbers, and a quote of the client. */
export default function ReferencePage() {
	const { reference, industry, useCase, screens } = useLoaderData<ReferenceData>();
	const t = useContentMessages();
	const { href } = useRuntime();
	const list = href("references");
	const { client, profile, figures, quote, logo } = reference;
	const industryHref = industry && href("industry", { field: industry.slug });
	const chapters = (["challenge", "solution", "result"] as const).filter((name) => reference[name].html !== "");
	return (
		<article>
			<PageHead
				breadcrumb={
					list && <Breadcrumb label={t("breadcrumb")} items={[{ label: t("references.title"), href: list }]} />
				}
				eyebrow={industryHref ? <a href={industryHref}>{industry.title}</a> : industry?.title}
				title={reference.title}
				description={reference.description}
				meta={
					<div className={styles.client}>
						{logo && <img src={pictureHref(logo.id, "card")} alt={logo.alt} width={96} height={60} />}
						<p>
							<strong>{client}</strong>
							{profile && <span>{profile}</span>}
						</p>
					</div>
				}
				picture={
					<ProductPicture
						screen={reference.screen}
						screens={screens}
						motif={reference.key}
						tone={industry?.tone ?? "clay"}
						place="head"
					/>
				}
			/>
			{figures.length > 0 && (
				<Section id="figures" tone="surface" compact>
					<h2 className="visually-hidden">{t("reference.figures")}</h2>
					<Numbers items={figures.slice(0, 3)} />
				</Section>
			)}
			{chapters.map((name) => (
				<Section key={name} id={name} heading={t(`reference.${name}`)} layout="split" compact>
					<Prose>
						<RichText value={reference[name]} />
					</Prose>
				</Section>
			))}
			{quote && (
				<Section tone="sand">
					<Quote
						name={quote.name}
						position={quote.role}
						portrait={<Portrait seed={`${reference.key} ${quote.name}`} />}
					>
						{quote.text}
					</Quote>
				</Section>
			)}
			{reference.body.html !== "" && (
				<Section width="text">
					<Prose>
						<RichText value={reference.body} />
					</Prose>
				</Section>
			)}
			{useCase && (
				<Section id="use-case" heading={t("reference.useCase")} tone="surface">
					<CardGrid columns={1}>
						<UseCaseCard listed={useCase} />
					</CardGrid>
				</Section>
			)}
			<NextStep motif={reference.key} tone={industry?.tone} also={{ label: t("references.all"), href: list }} />
		</article>
	);
}
