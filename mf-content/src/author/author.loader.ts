import { type Author, authorBySlug, authorDocuments, authorTexts } from "@hub/content-model/cms/author";
import { pagesOf } from "@hub/content-model/cms/documents";
import { redirectToTranslation, slugParams, translationsOf } from "@hub/content-model/cms/translation";
import type { ListPage } from "@hub/shared-contracts/content/list-page";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import { onPage } from "../list-page.loader.ts";
import type { ListedPost } from "../listed-post.ts";
import type { ContentTexts } from "../messages.ts";
import { loadPostPage } from "../post-list.loader.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { personData } from "../structured-data.ts";

export interface AuthorData {
	readonly author: Author;
	readonly posts: ListPage<ListedPost>;
}

export async function loadAuthor(context: RouteLoaderContext<ContentTexts>) {
	const { content, locale, params, href } = context;
	const slug = params.slug ?? "";
	const author = await content.first(authorBySlug(locale, slug));
	if (!author) return redirectToTranslation(context, "authors", slug, (slug) => href("author", { slug }));
	const [posts, translations] = await Promise.all([
		loadPostPage(context, { authorKey: author.key }),
		content.list(translationsOf("authors", author.key)),
	]);
	if (!posts) return missing();
	const description = [author.role, passagesOf(author.bio).join(" ")].filter(Boolean).join(". ");
	return found<AuthorData>(
		{ author, posts },
		onPage(posts.page, context.t, {
			head: { title: author.displayName, description, type: "profile", structuredData: personData(author.role) },
			translations: slugParams(translations),
			// `/authors/:slug/about` shows the same page.
			canonicalRoute: "author",
		}),
	);
}

/** A page for each author, at two addresses. */
export const authorPages = [pagesOf(authorDocuments, { slug: "slug" })];

export const searchAuthors: readonly SearchSource[] = [
	searchRows({
		...SEARCH_KINDS.person,
		query: authorTexts,
		params: ({ slug }) => ({ slug }),
		about: ({ displayName, role, bio }) => ({ title: displayName, summary: role, body: passagesOf(bio) }),
	}),
];
