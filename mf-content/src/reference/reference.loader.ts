import { pagesOf } from "@hub/content-model/cms/documents";
import { type IndustryName, industriesOf } from "@hub/content-model/cms/industry";
import { type Reference, referenceBySlug, referenceDocuments, referenceTexts } from "@hub/content-model/cms/reference";
import { redirectToTranslation, slugParams, translationsOf } from "@hub/content-model/cms/translation";
import { useCasesOf } from "@hub/content-model/cms/use-case";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import { type ListedUseCase, toListedUseCases } from "../listed-use-case.ts";
import type { ContentTexts } from "../messages.ts";
import { loadScreens, type RenderedScreens } from "../screen/screens.loader.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { articleData } from "../structured-data.ts";

/** A reference with related content. */
export interface ReferenceData {
	readonly reference: Reference;
	/** The client's industry, if it is live. */
	readonly industry: IndustryName | undefined;
	/** The reference's use case, if it is live. */
	readonly useCase: ListedUseCase | undefined;
	readonly screens: RenderedScreens;
}

export async function loadReference(context: RouteLoaderContext<ContentTexts>) {
	const { content, locale, t, params, href } = context;
	const slug = params.slug ?? "";
	const [reference, industries] = await Promise.all([
		content.first(referenceBySlug(locale, slug)),
		content.list(industriesOf(locale)),
	]);
	if (!reference)
		return redirectToTranslation(context, "client_references", slug, (slug) => href("reference", { slug }));
	const { key, useCaseKey } = reference;
	const [useCases, screens, translations] = await Promise.all([
		useCaseKey ? content.list(useCasesOf(locale, { key: useCaseKey, limit: 1 })) : [],
		loadScreens([reference.screen], locale),
		content.list(translationsOf("client_references", key)),
	]);
	const data: ReferenceData = {
		reference,
		industry: industries.find((industry) => industry.key === reference.industryKey),
		useCase: toListedUseCases(useCases, industries)[0],
		screens,
	};
	const path = href("references");
	return found(data, {
		head: {
			title: `${reference.client}: ${reference.title}`,
			description: reference.description,
			cover: { seed: key, tone: data.industry?.tone ?? "clay" },
			type: "article",
			structuredData: articleData({
				title: `${reference.client}: ${reference.title}`,
				publishedOn: reference.publishedOn,
				locale,
				list: path ? { name: t("references.title"), path } : undefined,
			}),
		},
		translations: slugParams(translations),
	});
}

export const referencePages = [pagesOf(referenceDocuments, { slug: "slug" })];

export const searchReferences: readonly SearchSource[] = [
	searchRows({
		...SEARCH_KINDS.reference,
		query: referenceTexts,
		params: ({ slug }) => ({ slug }),
		about: ({
			title,
			client,
			profile,
			description,
			figures,
			challenge,
			solution,
			result,
			body,
			quote,
			industry,
			publishedOn,
		}) => ({
			title,
			names: [client],
			summary: description,
			body: [
				profile,
				...[challenge, solution, result, body].flatMap(passagesOf),
				...figures.map(({ value, label }) => `${value} ${label}`),
				...(quote ? [quote.text, [quote.name, quote.role].join(", ")] : []),
			].filter(Boolean),
			tags: industry ? [industry.title] : [],
			date: publishedOn || undefined,
		}),
	}),
];
