import type { Author } from "@hub/content-model/cms/author";
import { authorBySlug, authorDocuments, authorTexts } from "@hub/content-model/cms/author";
import { pagesOf } from "@hub/content-model/cms/documents";
import { slugParams, translatedSlug, translationsOf } from "@hub/content-model/cms/translation";
import { found, missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import { onPage } from "../list-page.loader.ts";
import type { ContentTexts } from "../messages.ts";
import { loadPostPage, type PostPage } from "../post-list.loader.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { personData } from "../structured-data.ts";

/** An author and a page of their posts. */
export interface AuthorData extends PostPage {
	readonly author: Author;
}

export async function loadAuthor(context: RouteLoaderContext<ContentTexts>) {
	const { content, locale, params, href } = context;
	const author = await content.first(authorBySlug(locale, params.slug ?? ""));
	if (!author) {
		const slug = await translatedSlug(content, "authors", locale, params.slug ?? "");
		const to = slug && href("author", { slug });
		return to ? moved(to, { permanent: false }) : missing();
	}
	const [postPage, translations] = await Promise.all([
		loadPostPage(context, { authorKey: author.key }),
		content.list(translationsOf("authors", author.key)),
	]);
	if (!postPage) return missing();
	const data: AuthorData = { ...postPage, author };
	const description = [author.role, passagesOf(author.bio).join(" ")].filter(Boolean).join(". ");
	return found(
		data,
		onPage(data.page, context.t, {
			head: { title: author.displayName, description, type: "profile", structuredData: personData(author.role) },
			translations: slugParams(translations),
			// The longer address shows the same page.
			canonicalRoute: "author",
		}),
	);
}

/** A page for each author, at two addresses. */
export const authorPages = [pagesOf(authorDocuments, { slug: "slug" })];

/** Search sources of authors. */
export const searchAuthors: readonly SearchSource[] = [
	searchRows({
		...SEARCH_KINDS.person,
		query: authorTexts,
		params: ({ slug }) => ({ slug }),
		about: ({ displayName, role, bio }) => ({ title: displayName, summary: role, body: passagesOf(bio) }),
	}),
];
