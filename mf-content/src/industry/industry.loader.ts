import { pagesOf } from "@hub/content-model/cms/documents";
import type { Industry, IndustryName } from "@hub/content-model/cms/industry";
import { industriesOf, industryBySlug, industryDocuments, industryTexts } from "@hub/content-model/cms/industry";
import { referencesOf } from "@hub/content-model/cms/reference";
import { translatedSlug, translationsOf } from "@hub/content-model/cms/translation";
import { useCasesOf } from "@hub/content-model/cms/use-case";
import { found, missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import type { LoadedBlock } from "../blocks/define-block.ts";
import { loadBlocks, questionsOf, shownBy, withBlocks } from "../blocks/load-blocks.loader.ts";
import { textsOfBlocks } from "../blocks/words-of-blocks.loader.ts";
import { type ListedReference, listedReferences } from "../listed-reference.ts";
import { type ListedUseCase, listedUseCases } from "../listed-use-case.ts";
import type { ContentTexts } from "../messages.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { listedPageData } from "../structured-data.ts";
import { loadTermLinker } from "../term-links/term-links.loader.ts";

/** Maximum number of use cases and of references on an industry's page; its lists have all. */
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
	if (!industry) {
		const field = await translatedSlug(content, "industries", locale, slug);
		const to = field && href("industry", { field });
		return to ? moved(to, { permanent: false }) : missing();
	}
	const { key, blocks } = industry;
	const [useCases, references, translations, shown] = await Promise.all([
		content.list(useCasesOf(locale, { industryKey: key, limit: MAX_TEASERS })),
		content.list(referencesOf(locale, { industryKey: key, limit: MAX_TEASERS })),
		content.list(translationsOf("industries", key)),
		loadBlocks(blocks, context),
	]);
	const data: IndustryData = {
		industry: { ...industry, blocks: shown },
		useCases: listedUseCases(useCases, industries),
		references: listedReferences(references, industries),
		others: industries.filter((other) => other.key !== key),
	};
	const list = href("use-cases");
	const name = t("useCases.title");
	return found(data, {
		head: {
			title: industry.title,
			description: industry.description,
			questions: questionsOf(shown),
			cover: { seed: industry.key, tone: industry.tone },
			structuredData: listedPageData(locale, list ? { name, path: list } : undefined),
		},
		translations: Object.fromEntries(
			translations.map((translation) => [translation.locale, { field: translation.slug }]),
		),
		...shownBy(shown),
	});
}

/** The pages of industries. */
export const industryPages = [pagesOf(industryDocuments, { field: "slug" })];

/** Search sources of industries. */
export const searchIndustries: readonly SearchSource[] = [
	searchRows({
		...SEARCH_KINDS.industry,
		query: industryTexts,
		params: ({ slug }) => ({ field: slug }),
		about: ({ id, title, description, intro, challenges, blocks }) => {
			const { body: written, parts } = textsOfBlocks(blocks, id);
			return {
				title,
				summary: description,
				body: [
					...passagesOf(intro),
					...challenges.map((challenge) => `${challenge.title}. ${challenge.text}`),
					...written,
				],
				parts,
			};
		},
	}),
];
