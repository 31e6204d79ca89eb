import { authorBySlug } from "@hub/shared-contracts/cms/author";
import { postsOf } from "@hub/shared-contracts/cms/post";
import { slugParams, translatedSlug, translationsOf } from "@hub/shared-contracts/cms/translation";
import type { Author } from "@hub/shared-contracts/content/author";
import { found, missing, moved } from "@hub/shared-contracts/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote-server";
import { plainText } from "@hub/shared-contracts/rich-text";
import { type ListedPost, listed } from "../listed-post.ts";

/** An author and their posts. */
export interface AuthorData {
	readonly author: Author;
	readonly posts: readonly ListedPost[];
}

export async function loadAuthor({ content, locale, params, href, canonicalHref }: RouteLoaderContext) {
	const author = await content.first(authorBySlug(locale, params.slug ?? "", canonicalHref));
	if (!author) {
		const slug = await translatedSlug(content, "authors", locale, params.slug ?? "");
		const to = slug && href("author", { slug });
		return to ? moved(to, { permanent: false }) : missing();
	}
	const [posts, translations] = await Promise.all([
		content.list(postsOf(locale, { authorKey: author.key })),
		content.list(translationsOf("authors", author.key)),
	]);
	const data: AuthorData = { author, posts: posts.map((post) => listed(post, locale)) };
	const description = [author.role, plainText(author.bio.nodes)].filter(Boolean).join(". ");
	return found(data, { head: { title: author.displayName, description, type: "profile" }, translations: slugParams(translations) });
}
