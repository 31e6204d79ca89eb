import { referencesOf } from "@hub/content-model/cms/reference";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { searchPage } from "@hub/shared-contracts/search/search-source";
import { type IndustryListData, loadIndustryList } from "../industry-list.loader.ts";
import { type ListedReference, toListedReferences } from "../listed-reference.ts";
import type { ContentMessage, ContentTexts } from "../messages.ts";

export type ReferencesData = IndustryListData<ListedReference>;

export function loadReferences(context: RouteLoaderContext<ContentTexts>) {
	const { locale, t } = context;
	return loadIndustryList(context, {
		route: "references",
		title: t("references.title"),
		description: t("references.description"),
		list: (part) => referencesOf(locale, part),
		toListed: toListedReferences,
	});
}

export const searchReferenceList = searchPage<ContentMessage>(
	"references.title",
	"references.description",
	"references",
);
