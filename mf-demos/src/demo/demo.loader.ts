import type { Demo } from "@hub/content-model/cms/demo";
import { demoBySlug, demoDocuments, demosOf, demoTexts } from "@hub/content-model/cms/demo";
import { pagesOf } from "@hub/content-model/cms/documents";
import { type GlossaryTerm, glossaryOf } from "@hub/content-model/cms/glossary-term";
import { type IndustryName, industriesOf } from "@hub/content-model/cms/industry";
import { redirectToTranslation, slugParams, translationsOf } from "@hub/content-model/cms/translation";
import { type UseCaseTeaser, useCasesOf } from "@hub/content-model/cms/use-case";
import { loadVideo, type PageVideo } from "@hub/content-model/cms/video";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import { type ListedDemo, toListedDemos } from "../listed-demo.ts";
import type { DemosMessage, DemosTexts } from "../messages.ts";
import { demoStructuredData } from "./demo-structured-data.ts";
import { videoSlides } from "./video-slides.chunk.ts";

/** Maximum number of links to other demos. */
const MAX_OTHERS = 2;

/** A video of a demo with its texts. */
export interface DemoVideo {
	readonly title: string;
	readonly text: string;
	readonly video: PageVideo;
}

/** A demo with related content. */
export interface DemoData {
	readonly demo: Omit<Demo, "videos">;
	readonly videos: readonly DemoVideo[];
	readonly industry: IndustryName | undefined;
	/** Live use cases in the editor's order. */
	readonly useCases: readonly (Pick<UseCaseTeaser, "key" | "slug" | "title" | "description"> & {
		readonly tone: IndustryName["tone"];
	})[];
	readonly terms: readonly Pick<GlossaryTerm, "slug" | "term" | "short">[];
	readonly others: readonly ListedDemo[];
}

export async function loadDemo(context: RouteLoaderContext<DemosTexts>) {
	const { content, locale, t, params, href } = context;
	const slug = params.slug ?? "";
	const demo = await content.first(demoBySlug(locale, slug));
	if (!demo) return redirectToTranslation(context, "demos", slug, (slug) => href("demo", { slug }));
	const { key, title, description, tone, cover, videos: sources, ...rest } = demo;
	const [translations, industries, demos, useCases, terms, videos] = await Promise.all([
		content.list(translationsOf("demos", key)),
		content.list(industriesOf(locale)),
		content.list(demosOf(locale)),
		demo.useCases.length > 0 ? content.list(useCasesOf(locale)) : [],
		demo.terms.length > 0 ? content.list(glossaryOf(locale)) : [],
		Promise.all(sources.map(({ source }) => loadVideo(source, context))),
	]);
	const toneOf = (industry: string | undefined) => industries.find(({ key }) => key === industry)?.tone ?? "brand";
	const data: DemoData = {
		demo: { key, title, description, tone, cover, ...rest },
		videos: sources.flatMap(({ title, text }, index) => {
			const video = videos[index];
			return video ? [{ title, text, video }] : [];
		}),
		industry: industries.find((industry) => industry.key === demo.industryKey),
		useCases: inOrder(demo.useCases, useCases).map((useCase) => ({
			key: useCase.key,
			slug: useCase.slug,
			title: useCase.title,
			description: useCase.description,
			tone: toneOf(useCase.industryKeys[0]),
		})),
		terms: inOrder(demo.terms, terms).map(({ slug, term, short }) => ({ slug, term, short })),
		others: toListedDemos(demos.filter((other) => other.key !== key).slice(0, MAX_OTHERS), industries),
	};
	const list = href("demos");
	return found(data, {
		head: {
			title,
			description,
			cover: { seed: key, tone },
			image: cover,
			type: "article",
			structuredData: demoStructuredData(data, locale, list ? { name: t("demos.title"), path: list } : undefined),
		},
		translations: slugParams(translations),
		...(data.videos.length > 0 ? { lazyChunks: [videoSlides.chunk] } : {}),
	});
}

/** Returns the items with these keys, in the keys' order. */
function inOrder<Item extends { readonly key: string }>(
	keys: readonly string[],
	items: readonly Item[],
): readonly Item[] {
	return keys.flatMap((key) => items.find((item) => item.key === key) ?? []);
}

export const demoPages = [pagesOf(demoDocuments, { slug: "slug" })];

export const searchDemos: readonly SearchSource[] = [
	searchRows({
		type: "demo",
		label: "search.kind.demo" satisfies DemosMessage,
		labels: "search.kinds.demo" satisfies DemosMessage,
		query: demoTexts,
		params: ({ slug }) => ({ slug }),
		about: ({ title, description, audience, shows, videos, body }) => ({
			title,
			summary: description,
			body: [
				...shows.map((point) => `${point.title}. ${point.text}`),
				...passagesOf(body),
				audience,
				...videos.map((video) => [video.title, video.text].filter(Boolean).join(". ")),
			].filter(Boolean),
		}),
	}),
];
