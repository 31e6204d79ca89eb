import { entriesFrom } from "@hub/shared-contracts/cms/entry";
import { industriesOf as liveIndustries } from "@hub/shared-contracts/cms/industry";
import { referencesOf } from "@hub/shared-contracts/cms/reference";
import { slugParams, translatedSlug, translationsOf } from "@hub/shared-contracts/cms/translation";
import { useCaseBySlug, useCaseEntries, useCasesOf } from "@hub/shared-contracts/cms/use-case";
import type { IndustryName } from "@hub/shared-contracts/content/industry";
import type { UseCase } from "@hub/shared-contracts/content/use-case";
import { found, missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { EntriesContext, RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type BlockItems, loadBlockItems, shownBy } from "../blocks/block-items.loader.ts";
import { questionsOf } from "../blocks/questions.loader.ts";
import { type ListedReference, listedReferences } from "../listed-reference.ts";
import { industriesOf, type ListedUseCase, listedUseCases } from "../listed-use-case.ts";
import type { ContentMessage } from "../messages.ts";
import { linkBlocks, loadTermLinker } from "../term-links/term-links.loader.ts";

/** How many references and how many other use cases a page shows. */
const REFERENCES = 3;
const OTHERS = 3;

/** What a data space is used for, with who uses it and the way on. */
export interface UseCaseData {
	readonly useCase: UseCase;
	/** Those that use it and are live. */
	readonly industries: readonly IndustryName[];
	readonly references: readonly ListedReference[];
	/** Others of the industry that it comes from. */
	readonly others: readonly ListedUseCase[];
	readonly items: BlockItems;
}

export async function loadUseCase(context: RouteLoaderContext<ContentMessage>) {
	const { content, locale, t, params, href, canonicalHref } = context;
	const slug = params.slug ?? "";
	const [useCase, industries] = await Promise.all([
		content.first(useCaseBySlug(locale, slug, canonicalHref)),
		content.list(liveIndustries(locale)),
	]);
	if (!useCase) {
		const translated = await translatedSlug(content, "use_cases", locale, slug);
		const to = translated && href("use-case", { slug: translated });
		return to ? moved(to, { permanent: false }) : missing();
	}
	const { key, blocks, industryKeys } = useCase;
	const [first] = industryKeys;
	const [references, others, translations, items, link] = await Promise.all([
		content.list(referencesOf(locale, { useCaseKey: key, limit: REFERENCES })),
		first ? content.list(useCasesOf(locale, { industryKey: first, exceptKey: key, limit: OTHERS })) : [],
		content.list(translationsOf("use_cases", key)),
		loadBlockItems(blocks, context),
		loadTermLinker(context),
	]);
	const data: UseCaseData = {
		useCase: { ...useCase, problem: link(useCase.problem), body: link(useCase.body), blocks: linkBlocks(blocks, link) },
		industries: industriesOf(useCase, industries),
		references: listedReferences(references, industries),
		others: listedUseCases(others, industries),
		items,
	};
	const list = href("use-cases");
	const name = t("useCases.title");
	return found(data, {
		head: {
			title: useCase.title,
			description: useCase.description,
			questions: questionsOf(blocks),
			cover: { seed: useCase.key, tone: data.industries[0]?.tone ?? "brand" },
			type: "article",
			structuredData: { kind: "article", publishedOn: useCase.publishedOn, list: list ? { name, path: list } : undefined },
		},
		translations: slugParams(translations),
		...shownBy(blocks),
	});
}

/** The pages of use cases. */
export async function listUseCases({ content }: EntriesContext) {
	return entriesFrom(await content.list(useCaseEntries()), ({ slug }) => ({ slug }));
}
