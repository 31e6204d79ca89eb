import { demosOf } from "@hub/content-model/cms/demo";
import { type IndustryName, industriesOf } from "@hub/content-model/cms/industry";
import { redirectToTranslation, slugParams, translationsOf } from "@hub/content-model/cms/translation";
import { localized } from "@hub/shared-contracts/language/locale";
import { type FoundDetails, found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { searchPage } from "@hub/shared-contracts/search/search-source";
import { type ListedDemo, toListedDemos } from "../listed-demo.ts";
import type { DemosMessage, DemosTexts } from "../messages.ts";
import { type DemoList, demoListFromQuery, demoSearch } from "./demo-list-address.ts";

export interface DemosData {
	readonly list: DemoList;
	readonly demos: readonly ListedDemo[];
	/** Industries with a demo. */
	readonly industries: readonly Pick<IndustryName, "slug" | "title">[];
}

export async function loadDemos(context: RouteLoaderContext<DemosTexts>) {
	const { content, locale, t, query, href } = context;
	const list = demoListFromQuery(query);
	if (!list) return missing();
	const [demos, live] = await Promise.all([content.list(demosOf(locale)), content.list(industriesOf(locale))]);
	const chosen = live.find(({ slug }) => slug === list.industry);
	if (list.industry !== undefined && !chosen)
		return redirectToTranslation(context, "industries", list.industry, (industry) => {
			const path = href("demos");
			return path && path + demoSearch({ ...list, industry });
		});
	// Demos with a prototype come first. The order within both groups stays.
	const ordered = demos.toSorted((one, other) => Number(other.hasPrototype) - Number(one.hasPrototype));
	const shown = ordered.filter(
		({ industryKey, hasPrototype }) =>
			(!chosen || industryKey === chosen.key) && (!list.kind || hasPrototype === (list.kind === "try")),
	);
	const industries = live.filter(({ key }) => demos.some(({ industryKey }) => industryKey === key));
	const data: DemosData = {
		list,
		demos: toListedDemos(shown, live),
		industries: industries.map(({ slug, title }) => ({ slug, title })),
	};
	return found(data, {
		head: {
			title: [t("demos.title"), chosen?.title, list.kind && t(`demo.kind.${list.kind}`)].filter(Boolean).join(": "),
			description: t("demos.description"),
			cover: { seed: "demos", tone: "plum" },
		},
		...(await filterDetails(context, list, chosen)),
	});
}

/** Returns the query of a filtered list in every language in which the industry is live. */
async function filterDetails(
	{ content }: RouteLoaderContext<DemosTexts>,
	list: DemoList,
	industry: IndustryName | undefined,
): Promise<Pick<FoundDetails, "canonicalSearch" | "translatedSearch">> {
	const search = demoSearch(list);
	if (!search) return {};
	if (!industry) return { canonicalSearch: search, translatedSearch: localized(() => search) };
	const slugs = slugParams(await content.list(translationsOf("industries", industry.key)));
	return {
		canonicalSearch: search,
		translatedSearch: Object.fromEntries(
			Object.entries(slugs).map(([locale, { slug }]) => [locale, demoSearch({ ...list, industry: slug })]),
		),
	};
}

export const searchDemoList = searchPage<DemosMessage>("demos.title", "demos.description", "demos");
