import { PICTURE_SIZES, pictureHref, pictureSources } from "@hub/shared-contracts/content/picture";
import { Link, RichText, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Card } from "@hub/shared-ui/card/card";
import { CardGrid } from "@hub/shared-ui/card/card-grid";
import { FeatureList } from "@hub/shared-ui/card/feature-list";
import { type MetaItem, MetaList } from "@hub/shared-ui/card/meta-list";
import { Cover } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { ScreenGround } from "@hub/shared-ui/screen/screen-ground";
import { Prose } from "@hub/shared-ui/text/prose";
import { lazy, Suspense } from "react";
import { useLoaderData } from "react-router";
import { DemoCard } from "../demo-card.tsx";
import { useDemosMessages } from "../messages.ts";
import type { DemoData } from "./demo.loader.ts";
import styles from "./demo.module.css";
import { videoSlides } from "./video-slides.chunk.ts";

const VideoSlides = lazy(videoSlides.load);

/** Page of a demo: link to the prototype, videos, text and related content. */
export default function DemoPage() {
	const data = useLoaderData<DemoData>();
	const { demo, videos, industry, useCases, terms, others } = data;
	const t = useDemosMessages();
	const { href } = useRuntime();
	const { key, title, description, tone, shows, body, cover } = demo;
	const list = href("demos");
	const eyebrow = industry && (
		<Link route="industry" params={{ field: industry.slug }}>
			{industry.title}
		</Link>
	);
	return (
		<article>
			<PageHead
				breadcrumb={list && <Breadcrumb label={t("breadcrumb")} items={[{ label: t("demos.title"), href: list }]} />}
				eyebrow={eyebrow}
				title={title}
				description={description}
				meta={<DemoFacts demo={demo} />}
				actions={<FirstStep demo={demo} />}
				picture={
					cover ? (
						<ScreenGround tone={tone} place="head">
							<img
								className={styles.screen}
								src={pictureHref(cover.id, "card-2x")}
								srcSet={pictureSources(cover.id, "landscape")}
								sizes="(width >= 64em) 34rem, 90vw"
								alt={cover.alt}
								{...PICTURE_SIZES["card-2x"]}
								fetchPriority="high"
							/>
						</ScreenGround>
					) : (
						<Cover seed={key} tone={tone} density="head" />
					)
				}
			/>
			{shows.length > 0 && (
				<Section id="shows" heading={t("demo.shows")}>
					<FeatureList items={shows} />
				</Section>
			)}
			{videos.length > 0 && (
				<Section id="videos" heading={t("demo.videos")} tone="surface">
					<Suspense>
						<VideoSlides videos={videos} label={t("demo.videos")} tone={tone} />
					</Suspense>
				</Section>
			)}
			{body.html !== "" && (
				<Section id="about" heading={t("demo.about")} layout="split">
					<Prose>
						<RichText value={body} />
					</Prose>
				</Section>
			)}
			{terms.length > 0 && (
				<Section id="terms" heading={t("demo.terms")} tone="surface" layout="split">
					<dl className={styles.terms}>
						{terms.map(({ slug, term, short }) => (
							<div key={slug}>
								<dt>
									<Link route="term" params={{ slug }}>
										{term}
									</Link>
								</dt>
								<dd>{short}</dd>
							</div>
						))}
					</dl>
				</Section>
			)}
			{useCases.length > 0 && (
				<Section id="use-cases" heading={t("demo.useCases")}>
					<CardGrid columns={2}>
						{useCases.map((useCase) => (
							<Card
								key={useCase.key}
								href={href("use-case", { slug: useCase.slug })}
								title={useCase.title}
								text={useCase.description}
								cover={<Cover seed={useCase.key} tone={useCase.tone} />}
							/>
						))}
					</CardGrid>
				</Section>
			)}
			{others.length > 0 && (
				<Section id="others" heading={t("demo.others")} tone="surface">
					<CardGrid columns={2}>
						{others.map((listed) => (
							<DemoCard key={listed.demo.id} listed={listed} />
						))}
					</CardGrid>
				</Section>
			)}
		</article>
	);
}

/** Duration, audience and kind of the demo. */
function DemoFacts({ demo: { minutes, audience, hasPrototype } }: Pick<DemoData, "demo">) {
	const t = useDemosMessages();
	const facts: MetaItem[] = [
		...(minutes === undefined
			? []
			: [{ icon: "clock" as const, label: t("demo.takes"), text: t("demo.minutes", { count: minutes }) }]),
		...(audience ? [{ icon: "person" as const, label: t("demo.for"), text: audience }] : []),
		{
			icon: hasPrototype ? "play" : "online",
			label: t("demo.how"),
			text: t(hasPrototype ? "demo.kind.try" : "demo.kind.guided"),
		},
	];
	return <MetaList items={facts} direction="row" />;
}

function FirstStep({ demo: { slug, hasPrototype } }: Pick<DemoData, "demo">) {
	const t = useDemosMessages();
	const { href } = useRuntime();
	const target = hasPrototype ? href("prototype", { slug }) : href("contact");
	return (
		target && (
			<ButtonLink href={target} kind="signal" size="large" iconEnd="arrow-right">
				{t(hasPrototype ? "demo.try" : "demo.ask")}
			</ButtonLink>
		)
	);
}
