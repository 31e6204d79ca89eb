import { referencesOf } from "@hub/shared-contracts/cms/reference";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import { type IndustryListData, loadIndustryList } from "../industry-list.loader.ts";
import { type ListedReference, listedReferences } from "../listed-reference.ts";

/** A page of all references, or of those of an industry. */
export type ReferencesData = IndustryListData<ListedReference>;

export function loadReferences(context: RouteLoaderContext) {
	const { locale } = context;
	const messages = { de, en }[locale];
	return loadIndustryList(context, {
		route: "references",
		title: messages["references.title"],
		description: messages["references.description"],
		list: (part) => referencesOf(locale, part),
		listed: listedReferences,
	});
}
