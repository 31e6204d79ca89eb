import { entriesOf, pageRows, type RowEntries } from "@hub/shared-contracts/cms/entry";
import type { Page } from "@hub/shared-contracts/cms/page";
import { pageEntries, pageOfRoute } from "@hub/shared-contracts/cms/page";
import { translationsOf } from "@hub/shared-contracts/cms/translation";
import { LOCALES } from "@hub/shared-contracts/language/locale";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { PageHead } from "@hub/shared-contracts/remote/page-head";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { LoadedBlock } from "../blocks/define-block.ts";
import { headCoverOf, loadBlocks, questionsOf, shownBy, withBlocks } from "../blocks/load-blocks.loader.ts";
import { linkTexts, loadTermLinker } from "../term-links/term-links.loader.ts";

/** A page of blocks, with what its blocks show. */
export interface BlockPageData {
	readonly kind: "blocks";
	readonly page: Omit<Page, "blocks"> & { readonly blocks: readonly LoadedBlock[] };
}

/** Pages that bind: what their words mean is not for a glossary to say. */
const LEGAL = new Set(["imprint", "privacy-policy", "terms"]);

/** The page of a route of its own, in whichever languages it is live. */
export async function loadBlockPage(routeKey: string, context: RouteLoaderContext) {
	const { content, locale } = context;
	const [written, linkTerms] = await Promise.all([
		content.first(withBlocks(pageOfRoute(locale, routeKey))),
		LEGAL.has(routeKey) ? undefined : loadTermLinker(context),
	]);
	if (!written) return missing();
	const [blocks, translations] = await Promise.all([
		loadBlocks(linkTerms ? linkTexts(written.blocks, linkTerms) : written.blocks, context),
		content.list(translationsOf("pages", written.key)),
	]);
	const page = { ...written, blocks };
	const data: BlockPageData = { kind: "blocks", page };
	const live = Object.fromEntries(
		LOCALES.filter(({ code }) => translations.some((translation) => translation.locale === code)).map(({ code }) => [code, {}]),
	);
	// The home page's title is the site's own.
	const title = routeKey === "home" ? "" : page.title;
	const head = { title, description: page.description, ...shareCardOf(page), questions: questionsOf(blocks) };
	return found(data, { head, translations: live, ...shownBy(blocks) });
}

/** What stands for a page where it is shared: an editor's picture, else what its head is drawn from. */
export function shareCardOf({ key, socialImage, blocks }: BlockPageData["page"]): Pick<PageHead, "image" | "cover"> {
	return {
		image: socialImage ? { id: socialImage, alt: "" } : undefined,
		cover: headCoverOf(blocks) ?? { seed: key },
	};
}

/** The languages that the page of a route of its own is live in. */
export function blockPageEntries(routeKey: string): RowEntries {
	return entriesOf(pageRows(pageEntries, (page) => (page.routeKey === routeKey ? {} : undefined)));
}
