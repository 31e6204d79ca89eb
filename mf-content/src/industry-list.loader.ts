// Loads lists that can be filtered by industry, with title and addresses of the filtered list (CT-3).

import type { IndustryName } from "@hub/content-model/cms/industry";
import { industriesOf } from "@hub/content-model/cms/industry";
import { slugParams, translatedSlug, translationsOf } from "@hub/content-model/cms/translation";
import type { ContentQuery } from "@hub/shared-contracts/content/content-reader";
import { type FoundDetails, found, missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type ListPage, loadListPage, onPage } from "./list-page.loader.ts";
import type { ContentTexts } from "./messages.ts";
import { SHOWCASES_PER_PAGE } from "./showcases-per-page.ts";

/** A page of a whole list, or of what an industry has of it. */
export interface IndustryListData<Item> extends ListPage<Item> {
	/** Those to narrow the list to. */
	readonly industries: readonly IndustryName[];
	/** The selected industry. */
	readonly chosen: IndustryName | undefined;
}

/** Route, texts and content of a list. */
export interface IndustryListOptions<Teaser, Item> {
	/** The key of its route. */
	readonly route: string;
	readonly title: string;
	readonly description: string;
	readonly list: (part: {
		readonly limit: number;
		readonly offset: number;
		readonly industryKey?: string;
	}) => ContentQuery<Teaser>;
	readonly listed: (teasers: readonly Teaser[], industries: readonly IndustryName[]) => readonly Item[];
}

/** Loads the page of the list for `?industry=` and `?page=`. Redirects from an industry's slug in another language. */
export async function loadIndustryList<Teaser, Item>(
	context: RouteLoaderContext<ContentTexts>,
	{ route, title, description, list, listed }: IndustryListOptions<Teaser, Item>,
) {
	const { content, locale, query } = context;
	const industries = await content.list(industriesOf(locale));
	const asked = query.get("industry");
	const chosen = industries.find(({ slug }) => slug === asked);
	if (asked !== null && !chosen) return leadToOwnWord(context, route, asked);
	const [listPage, narrowed] = await Promise.all([
		loadListPage(content, query, SHOWCASES_PER_PAGE, (part) =>
			list({ ...part, ...(chosen ? { industryKey: chosen.key } : {}) }),
		),
		chosen ? narrowedDetails(context, chosen) : {},
	]);
	if (!listPage) return missing();
	const data: IndustryListData<Item> = { ...listPage, items: listed(listPage.items, industries), industries, chosen };
	const head = { title: chosen ? `${title}: ${chosen.title}` : title, description };
	return found(data, onPage(data.page, context.t, { head, ...narrowed }));
}

async function leadToOwnWord(
	{ content, locale, href }: RouteLoaderContext<ContentTexts>,
	route: string,
	asked: string,
) {
	const slug = asked && (await translatedSlug(content, "industries", locale, asked));
	const path = href(route);
	return path && slug ? moved(path + searchFor(slug), { permanent: false }) : missing();
}

/** The query of a narrowed list, in every language in which the industry is live. */
async function narrowedDetails(
	{ content }: RouteLoaderContext<ContentTexts>,
	industry: IndustryName,
): Promise<Pick<FoundDetails, "canonicalSearch" | "translatedSearch">> {
	const slugs = slugParams(await content.list(translationsOf("industries", industry.key)));
	return {
		canonicalSearch: searchFor(industry.slug),
		translatedSearch: Object.fromEntries(Object.entries(slugs).map(([locale, { slug }]) => [locale, searchFor(slug)])),
	};
}

function searchFor(slug: string): string {
	return `?industry=${encodeURIComponent(slug)}`;
}
