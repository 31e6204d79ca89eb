import { referencesOf } from "@hub/content-model/cms/reference";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type IndustryListData, loadIndustryList } from "../industry-list.loader.ts";
import { type ListedReference, listedReferences } from "../listed-reference.ts";
import type { ContentTexts } from "../messages.ts";
import { findablePage } from "../search-kinds.loader.ts";

/** A page of all references, or of those of an industry. */
export type ReferencesData = IndustryListData<ListedReference>;

export function loadReferences(context: RouteLoaderContext<ContentTexts>) {
	const { locale, t } = context;
	return loadIndustryList(context, {
		route: "references",
		title: t("references.title"),
		description: t("references.description"),
		list: (part) => referencesOf(locale, part),
		listed: listedReferences,
	});
}

/** The page itself, as the search finds it. */
export const searchReferenceList = findablePage("references.title", "references.description", "references");
