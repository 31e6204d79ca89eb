// Loads lists that can be filtered by industry, with title and addresses of the filtered list (CT-3).

import { type IndustryName, industriesOf } from "@hub/content-model/cms/industry";
import { redirectToTranslation, slugParams, translationsOf } from "@hub/content-model/cms/translation";
import type { ContentQuery } from "@hub/shared-contracts/content/content-reader";
import { type ListPage, loadListPage, queryPage } from "@hub/shared-contracts/content/list-page";
import { type FoundDetails, found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { industrySearch } from "./industry-list-address.ts";
import { onPage } from "./list-page.loader.ts";
import type { ContentTexts } from "./messages.ts";

/** Fills rows of one, two or three. */
const ITEMS_PER_PAGE = 12;

/** A page of a list that can be filtered by industry. */
export interface IndustryListData<Item> extends ListPage<Item> {
	/** All live ones. */
	readonly industries: readonly IndustryName[];
	/** The selected industry. */
	readonly chosen: IndustryName | undefined;
}

export interface IndustryListOptions<Teaser, Item> {
	readonly route: string;
	readonly title: string;
	readonly description: string;
	readonly list: (part: {
		readonly limit: number;
		readonly offset: number;
		readonly industryKey?: string | undefined;
	}) => ContentQuery<Teaser>;
	readonly toListed: (teasers: readonly Teaser[], industries: readonly IndustryName[]) => readonly Item[];
}

/** Loads the page of the list for `?industry=` and `?page=`. Redirects from an industry's slug in another language. */
export async function loadIndustryList<Teaser, Item>(
	context: RouteLoaderContext<ContentTexts>,
	{ route, title, description, list, toListed }: IndustryListOptions<Teaser, Item>,
) {
	const { content, locale, query, href } = context;
	const industries = await content.list(industriesOf(locale));
	const slug = query.get("industry");
	const chosen = industries.find((industry) => industry.slug === slug);
	if (slug !== null && !chosen)
		return redirectToTranslation(context, "industries", slug, (translated) => {
			const path = href(route);
			return path && path + industrySearch(translated);
		});
	const [listPage, details] = await Promise.all([
		loadListPage(content, queryPage(query), ITEMS_PER_PAGE, (part) => list({ ...part, industryKey: chosen?.key })),
		chosen ? filterDetails(context, chosen) : {},
	]);
	if (!listPage) return missing();
	const data: IndustryListData<Item> = { ...listPage, items: toListed(listPage.items, industries), industries, chosen };
	const head = { title: chosen ? `${title}: ${chosen.title}` : title, description };
	return found(data, onPage(data.page, context.t, { head, ...details }));
}

/** Returns the query of a filtered list in every language in which the industry is live. */
async function filterDetails(
	{ content }: RouteLoaderContext<ContentTexts>,
	industry: IndustryName,
): Promise<Pick<FoundDetails, "canonicalSearch" | "translatedSearch">> {
	const slugs = slugParams(await content.list(translationsOf("industries", industry.key)));
	return {
		canonicalSearch: industrySearch(industry.slug),
		translatedSearch: Object.fromEntries(
			Object.entries(slugs).map(([locale, { slug }]) => [locale, industrySearch(slug)]),
		),
	};
}
