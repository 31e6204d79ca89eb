import { pagesOf } from "@hub/content-model/cms/documents";
import type { IndustryName } from "@hub/content-model/cms/industry";
import { industriesOf as liveIndustries } from "@hub/content-model/cms/industry";
import { referencesOf } from "@hub/content-model/cms/reference";
import { slugParams, translatedSlug, translationsOf } from "@hub/content-model/cms/translation";
import type { UseCase } from "@hub/content-model/cms/use-case";
import { useCaseBySlug, useCaseDocuments, useCasesOf, useCaseTexts } from "@hub/content-model/cms/use-case";
import { found, missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import type { LoadedBlock } from "../blocks/define-block.ts";
import { loadBlocks, questionsOf, shownBy, withBlocks } from "../blocks/load-blocks.loader.ts";
import { textsOfBlocks } from "../blocks/words-of-blocks.loader.ts";
import { type ListedReference, listedReferences } from "../listed-reference.ts";
import { industriesOf, type ListedUseCase, listedUseCases } from "../listed-use-case.ts";
import type { ContentTexts } from "../messages.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { articleData } from "../structured-data.ts";
import { loadTermLinker } from "../term-links/term-links.loader.ts";

/** Maximum number of references and of other use cases on a page. */
const REFERENCES = 3;
const OTHERS = 3;

/** A use case with its references and related content. */
export interface UseCaseData {
	readonly useCase: Omit<UseCase, "blocks"> & { readonly blocks: readonly LoadedBlock[] };
	/** Those that use it and are live. */
	readonly industries: readonly IndustryName[];
	readonly references: readonly ListedReference[];
	/** Others of the industry that it comes from. */
	readonly others: readonly ListedUseCase[];
}

export async function loadUseCase(context: RouteLoaderContext<ContentTexts>) {
	const { content, locale, t, params, href } = context;
	const slug = params.slug ?? "";
	const linkTerms = await loadTermLinker(context);
	const [useCase, industries] = await Promise.all([
		content.first(withBlocks(useCaseBySlug(locale, slug), linkTerms)),
		content.list(liveIndustries(locale)),
	]);
	if (!useCase) {
		const translated = await translatedSlug(content, "use_cases", locale, slug);
		const to = translated && href("use-case", { slug: translated });
		return to ? moved(to, { permanent: false }) : missing();
	}
	const { key, blocks, industryKeys } = useCase;
	const [first] = industryKeys;
	const [references, others, translations, shown] = await Promise.all([
		content.list(referencesOf(locale, { useCaseKey: key, limit: REFERENCES })),
		first ? content.list(useCasesOf(locale, { industryKey: first, exceptKey: key, limit: OTHERS })) : [],
		content.list(translationsOf("use_cases", key)),
		loadBlocks(blocks, context),
	]);
	const data: UseCaseData = {
		useCase: { ...useCase, blocks: shown },
		industries: industriesOf(useCase, industries),
		references: listedReferences(references, industries),
		others: listedUseCases(others, industries),
	};
	const list = href("use-cases");
	const name = t("useCases.title");
	return found(data, {
		head: {
			title: useCase.title,
			description: useCase.description,
			questions: questionsOf(shown),
			cover: { seed: useCase.key, tone: data.industries[0]?.tone ?? "brand" },
			type: "article",
			structuredData: articleData({
				title: useCase.title,
				publishedOn: useCase.publishedOn,
				locale,
				list: list ? { name, path: list } : undefined,
			}),
		},
		translations: slugParams(translations),
		...shownBy(shown),
	});
}

/** The pages of use cases. */
export const useCasePages = [pagesOf(useCaseDocuments, { slug: "slug" })];

/** Search sources of use cases. */
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
			const { body: written, parts } = textsOfBlocks(blocks, id);
			return {
				title,
				summary: description,
				body: [
					...passagesOf(problem),
					...parties.map(({ name, role }) => [name, role].filter(Boolean).join(": ")),
					...flows.map(({ data, rule }) => [data, rule].filter(Boolean).join(": ")),
					...[...steps, ...results].map((step) => `${step.title}. ${step.text}`),
					...passagesOf(body),
					...written,
				],
				parts,
				tags: industry ? [industry.title] : [],
				...(publishedOn ? { date: publishedOn } : {}),
			};
		},
	}),
];
