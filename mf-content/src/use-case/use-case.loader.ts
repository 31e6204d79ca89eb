import { pagesOf } from "@hub/content-model/cms/documents";
import { type IndustryName, industriesOf } from "@hub/content-model/cms/industry";
import { referencesOf } from "@hub/content-model/cms/reference";
import { redirectToTranslation, slugParams, translationsOf } from "@hub/content-model/cms/translation";
import {
	type UseCase,
	useCaseBySlug,
	useCaseDocuments,
	useCasesOf,
	useCaseTexts,
} from "@hub/content-model/cms/use-case";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import type { LoadedBlock } from "../blocks/define-block.ts";
import { loadBlocks, questionsOf, slotsAndChunksOf, withBlocks } from "../blocks/load-blocks.loader.ts";
import { textsOfBlocks } from "../blocks/words-of-blocks.loader.ts";
import { type ListedReference, toListedReferences } from "../listed-reference.ts";
import { industriesOfUseCase, type ListedUseCase, toListedUseCases } from "../listed-use-case.ts";
import type { ContentTexts } from "../messages.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { articleData } from "../structured-data.ts";
import { loadTermLinker } from "../term-links.loader.ts";

/** Maximum number of references and of other use cases. */
const MAX_TEASERS = 3;

/** A use case with its references and related content. */
export interface UseCaseData {
	readonly useCase: Omit<UseCase, "blocks"> & { readonly blocks: readonly LoadedBlock[] };
	/** Live industries that use it. */
	readonly industries: readonly IndustryName[];
	readonly references: readonly ListedReference[];
	/** Others of its original industry. */
	readonly others: readonly ListedUseCase[];
}

export async function loadUseCase(context: RouteLoaderContext<ContentTexts>) {
	const { content, locale, t, params, href } = context;
	const slug = params.slug ?? "";
	const linkTerms = await loadTermLinker(context);
	const [useCase, industries] = await Promise.all([
		content.first(withBlocks(useCaseBySlug(locale, slug), linkTerms)),
		content.list(industriesOf(locale)),
	]);
	if (!useCase) return redirectToTranslation(context, "use_cases", slug, (slug) => href("use-case", { slug }));
	const { key, blocks, industryKeys } = useCase;
	const [original] = industryKeys;
	const [references, others, translations, loadedBlocks] = await Promise.all([
		content.list(referencesOf(locale, { useCaseKey: key, limit: MAX_TEASERS })),
		original ? content.list(useCasesOf(locale, { industryKey: original, exceptKey: key, limit: MAX_TEASERS })) : [],
		content.list(translationsOf("use_cases", key)),
		loadBlocks(blocks, context),
	]);
	const data: UseCaseData = {
		useCase: { ...useCase, blocks: loadedBlocks },
		industries: industriesOfUseCase(useCase, industries),
		references: toListedReferences(references, industries),
		others: toListedUseCases(others, industries),
	};
	const path = href("use-cases");
	return found(data, {
		head: {
			title: useCase.title,
			description: useCase.description,
			questions: questionsOf(loadedBlocks),
			cover: { seed: useCase.key, tone: data.industries[0]?.tone ?? "brand" },
			type: "article",
			structuredData: articleData({
				title: useCase.title,
				publishedOn: useCase.publishedOn,
				locale,
				list: path ? { name: t("useCases.title"), path } : undefined,
			}),
		},
		translations: slugParams(translations),
		...slotsAndChunksOf(loadedBlocks),
	});
}

export const useCasePages = [pagesOf(useCaseDocuments, { slug: "slug" })];

export const searchUseCases: readonly SearchSource[] = [
	searchRows({
		...SEARCH_KINDS.useCase,
		query: useCaseTexts,
		params: ({ slug }) => ({ slug }),
		about: ({
			id,
			title,
			description,
			problem,
			parties,
			flows,
			steps,
			results,
			body,
			blocks,
			industry,
			publishedOn,
		}) => {
			const { body: blockTexts, parts } = textsOfBlocks(blocks, id);
			return {
				title,
				summary: description,
				body: [
					...passagesOf(problem),
					...parties.map(({ name, role }) => [name, role].filter(Boolean).join(": ")),
					...flows.map(({ data, rule }) => [data, rule].filter(Boolean).join(": ")),
					...[...steps, ...results].map((step) => `${step.title}. ${step.text}`),
					...passagesOf(body),
					...blockTexts,
				],
				parts,
				tags: industry ? [industry.title] : [],
				date: publishedOn || undefined,
			};
		},
	}),
];
