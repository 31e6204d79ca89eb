import { useCasesOf } from "@hub/content-model/cms/use-case";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type IndustryListData, loadIndustryList } from "../industry-list.loader.ts";
import { type ListedUseCase, listedUseCases } from "../listed-use-case.ts";
import type { ContentTexts } from "../messages.ts";
import { findablePage } from "../search-kinds.loader.ts";

/** A page of all use cases, or of those of an industry. */
export type UseCasesData = IndustryListData<ListedUseCase>;

export function loadUseCases(context: RouteLoaderContext<ContentTexts>) {
	const { locale, t } = context;
	return loadIndustryList(context, {
		route: "use-cases",
		title: t("useCases.title"),
		description: t("useCases.description"),
		list: (part) => useCasesOf(locale, part),
		listed: listedUseCases,
	});
}

/** The page itself, as the search finds it. */
export const searchUseCaseList = findablePage("useCases.title", "useCases.description", "use-cases");
