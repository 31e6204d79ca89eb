import { useCasesOf } from "@hub/shared-contracts/cms/use-case";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import { type IndustryListData, loadIndustryList } from "../industry-list.loader.ts";
import { type ListedUseCase, listedUseCases } from "../listed-use-case.ts";

/** A page of all use cases, or of those of an industry. */
export type UseCasesData = IndustryListData<ListedUseCase>;

export function loadUseCases(context: RouteLoaderContext) {
	const { locale } = context;
	const messages = { de, en }[locale];
	return loadIndustryList(context, {
		route: "use-cases",
		title: messages["useCases.title"],
		description: messages["useCases.description"],
		list: (part) => useCasesOf(locale, part),
		listed: listedUseCases,
	});
}
