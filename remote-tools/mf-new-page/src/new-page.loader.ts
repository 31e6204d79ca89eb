import { type IndustryName, industriesOf } from "@hub/content-model/cms/industry";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { TFunction } from "i18next";

/** The industries that are live in the page's language. */
export interface NewPageData {
	readonly industries: readonly Pick<IndustryName, "slug" | "title" | "description">[];
}

export async function loadNewPage({ content, locale, t }: RouteLoaderContext<TFunction<"mf-new-page">>) {
	const industries = await content.list(industriesOf(locale));
	const data: NewPageData = {
		industries: industries.map(({ slug, title, description }) => ({ slug, title, description })),
	};
	return found(data, { head: { title: t("new-page.title"), description: t("new-page.description") } });
}
