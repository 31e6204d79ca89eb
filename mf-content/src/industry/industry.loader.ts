import { pagesOf } from "@hub/content-model/cms/documents";
import {
	type Industry,
	type IndustryName,
	industriesOf,
	industryBySlug,
	industryDocuments,
	industryTexts,
} from "@hub/content-model/cms/industry";
import { referencesOf } from "@hub/content-model/cms/reference";
import { redirectToTranslation, translationsOf } from "@hub/content-model/cms/translation";
import { useCasesOf } from "@hub/content-model/cms/use-case";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import type { LoadedBlock } from "../blocks/define-block.ts";
import { loadBlocks, questionsOf, slotsAndChunksOf, withBlocks } from "../blocks/load-blocks.loader.ts";
import { textsOfBlocks } from "../blocks/words-of-blocks.loader.ts";
import { type ListedReference, toListedReferences } from "../listed-reference.ts";
import { type ListedUseCase, toListedUseCases } from "../listed-use-case.ts";
import type { ContentTexts } from "../messages.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { listedPageData } from "../structured-data.ts";
import { loadTermLinker } from "../term-links.loader.ts";

/** Maximum number of use cases and of references. Their lists have all. */
const MAX_TEASERS = 6;

/** An industry with its use cases and references. */
export interface IndustryData {
	readonly industry: Omit<Industry, "blocks"> & { readonly blocks: readonly LoadedBlock[] };
	readonly useCases: readonly ListedUseCase[];
	readonly references: readonly ListedReference[];
	/** The other industries. */
	readonly others: readonly IndustryName[];
}

export async function loadIndustry(context: RouteLoaderContext<ContentTexts>) {
	const { content, locale, t, params, href } = context;
	const slug = params.field ?? "";
	const linkTerms = await loadTermLinker(context);
	const [industry, industries] = await Promise.all([
		content.first(withBlocks(industryBySlug(locale, slug), linkTerms)),
		content.list(industriesOf(locale)),
	]);
	if (!industry) return redirectToTranslation(context, "industries", slug, (field) => href("industry", { field }));
	const { key, blocks } = industry;
	const [useCases, references, translations, loadedBlocks] = await Promise.all([
		content.list(useCasesOf(locale, { industryKey: key, limit: MAX_TEASERS })),
		content.list(referencesOf(locale, { industryKey: key, limit: MAX_TEASERS })),
		content.list(translationsOf("industries", key)),
		loadBlocks(blocks, context),
	]);
	const data: IndustryData = {
		industry: { ...industry, blocks: loadedBlocks },
		useCases: toListedUseCases(useCases, industries),
		references: toListedReferences(references, industries),
		others: industries.filter((other) => other.key !== key),
	};
	const path = href("use-cases");
	return found(data, {
		head: {
			title: industry.title,
			description: industry.description,
			questions: questionsOf(loadedBlocks),
			cover: { seed: industry.key, tone: industry.tone },
			structuredData: listedPageData(locale, path ? { name: t("useCases.title"), path } : undefined),
		},
		translations: Object.fromEntries(
			translations.map((translation) => [translation.locale, { field: translation.slug }]),
		),
		...slotsAndChunksOf(loadedBlocks),
	});
}

export const industryPages = [pagesOf(industryDocuments, { field: "slug" })];

export const searchIndustries: readonly SearchSource[] = [
	searchRows({
		...SEARCH_KINDS.industry,
		query: industryTexts,
		params: ({ slug }) => ({ field: slug }),
		about: ({ id, title, description, intro, challenges, blocks }) => {
			const { body: blockTexts, parts } = textsOfBlocks(blocks, id);
			return {
				title,
				summary: description,
				body: [
					...passagesOf(intro),
					...challenges.map((challenge) => `${challenge.title}. ${challenge.text}`),
					...blockTexts,
				],
				parts,
			};
		},
	}),
];
