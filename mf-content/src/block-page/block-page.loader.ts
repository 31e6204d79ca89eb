import { authorsOf } from "@hub/shared-contracts/cms/author";
import { pageOfRoute } from "@hub/shared-contracts/cms/page";
import { postsOf } from "@hub/shared-contracts/cms/post";
import { translationsOf } from "@hub/shared-contracts/cms/translation";
import type { AuthorName } from "@hub/shared-contracts/content/author";
import type { Page } from "@hub/shared-contracts/content/page";
import { LOCALES } from "@hub/shared-contracts/locale";
import { found, missing } from "@hub/shared-contracts/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote-server";
import { type ListedPost, listed } from "../listed-post.ts";

/** A page of blocks, with the items that its blocks list. */
export interface BlockPageData {
	readonly kind: "blocks";
	readonly page: Page;
	readonly posts: readonly ListedPost[];
	readonly people: readonly AuthorName[];
}

/** The page of a route of its own, in whichever languages it is live. */
export async function loadBlockPage(routeKey: string, context: RouteLoaderContext) {
	const { content, locale, canonicalHref } = context;
	const page = await content.first(pageOfRoute(locale, routeKey, canonicalHref));
	if (!page) return missing();
	const [data, translations] = await Promise.all([withItems(page, context), content.list(translationsOf("pages", page.key))]);
	const live = Object.fromEntries(
		LOCALES.filter(({ code }) => translations.some((translation) => translation.locale === code)).map(({ code }) => [code, {}]),
	);
	// The home page's title is the site's own.
	const title = routeKey === "home" ? "" : page.title;
	return found(data, { head: { title, description: page.description }, translations: live, slots: slotsOf(page) });
}

/** The slots that a page's blocks show. */
export function slotsOf(page: Page): readonly string[] {
	return page.blocks.some(({ type }) => type === "events") ? ["upcoming-events"] : [];
}

/** What the blocks of a page list, in one round trip. */
export async function withItems(page: Page, { content, locale }: RouteLoaderContext): Promise<BlockPageData> {
	const limit = Math.max(0, ...page.blocks.map((block) => (block.type === "posts" ? block.limit : 0)));
	const people = page.blocks.some((block) => block.type === "people");
	const [posts, authors] = await Promise.all([
		limit > 0 ? content.list(postsOf(locale, { limit })) : [],
		people ? content.list(authorsOf(locale)) : [],
	]);
	return { kind: "blocks", page, posts: posts.map((post) => listed(post, locale)), people: authors };
}
