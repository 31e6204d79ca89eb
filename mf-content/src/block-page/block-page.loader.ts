import { entriesFrom } from "@hub/shared-contracts/cms/entry";
import { pageEntries, pageOfRoute } from "@hub/shared-contracts/cms/page";
import { translationsOf } from "@hub/shared-contracts/cms/translation";

import type { Page } from "@hub/shared-contracts/content/page";
import { LOCALES } from "@hub/shared-contracts/language/locale";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { PageHead } from "@hub/shared-contracts/remote/page-head";
import type { EntriesContext, RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type BlockItems, loadBlockItems, shownBy } from "../blocks/block-items.loader.ts";
import { questionsOf } from "../blocks/questions.loader.ts";
import { linkBlocks, loadTermLinker } from "../term-links/term-links.loader.ts";

/** A page of blocks, with the items that its blocks list. */
export interface BlockPageData extends BlockItems {
	readonly kind: "blocks";
	readonly page: Page;
}

/** Pages that bind: what their words mean is not for a glossary to say. */
const LEGAL = new Set(["imprint", "privacy-policy", "terms"]);

/** The page of a route of its own, in whichever languages it is live. */
export async function loadBlockPage(routeKey: string, context: RouteLoaderContext) {
	const { content, locale, canonicalHref } = context;
	const [written, linkTerms] = await Promise.all([
		content.first(pageOfRoute(locale, routeKey, canonicalHref)),
		LEGAL.has(routeKey) ? undefined : loadTermLinker(context),
	]);
	if (!written) return missing();
	const page = linkTerms ? { ...written, blocks: linkBlocks(written.blocks, linkTerms) } : written;
	const [items, translations] = await Promise.all([
		loadBlockItems(page.blocks, context),
		content.list(translationsOf("pages", page.key)),
	]);
	const data: BlockPageData = { kind: "blocks", page, ...items };
	const live = Object.fromEntries(
		LOCALES.filter(({ code }) => translations.some((translation) => translation.locale === code)).map(({ code }) => [code, {}]),
	);
	// The home page's title is the site's own.
	const title = routeKey === "home" ? "" : page.title;
	const head = { title, description: page.description, ...shareCardOf(page), questions: questionsOf(page.blocks) };
	return found(data, { head, translations: live, ...shownBy(page.blocks) });
}

/** What stands for a page where it is shared: an editor's picture, else that of its first block as its head shows it. */
export function shareCardOf({ key, socialImage, blocks: [first] }: Page): Pick<PageHead, "image" | "cover"> {
	return {
		image: socialImage ? { id: socialImage, alt: "" } : undefined,
		cover: first?.type === "hero" ? { seed: first.motif, tone: first.tone } : { seed: key },
	};
}

/** The languages that the page of a route of its own is live in. */
export async function listBlockPage(routeKey: string, { content }: EntriesContext) {
	return entriesFrom(await content.list(pageEntries()), ({ route_key }) => (route_key === routeKey ? {} : undefined));
}
