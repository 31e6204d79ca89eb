import { useCasesOf } from "@hub/content-model/cms/use-case";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { searchPage } from "@hub/shared-contracts/search/search-source";
import { type IndustryListData, loadIndustryList } from "../industry-list.loader.ts";
import { type ListedUseCase, toListedUseCases } from "../listed-use-case.ts";
import type { ContentMessage, ContentTexts } from "../messages.ts";

export type UseCasesData = IndustryListData<ListedUseCase>;

export function loadUseCases(context: RouteLoaderContext<ContentTexts>) {
	const { locale, t } = context;
	return loadIndustryList(context, {
		route: "use-cases",
		title: t("useCases.title"),
		description: t("useCases.description"),
		list: (part) => useCasesOf(locale, part),
		toListed: toListedUseCases,
	});
}

export const searchUseCaseList = searchPage<ContentMessage>("useCases.title", "useCases.description", "use-cases");
