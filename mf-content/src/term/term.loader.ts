import { pagesOf } from "@hub/content-model/cms/documents";
import {
	type GlossaryEntry,
	type GlossaryTerm,
	glossaryOf,
	termBySlug,
	termDocuments,
	termTexts,
} from "@hub/content-model/cms/glossary-term";
import { type PostTeaser, postsNaming } from "@hub/content-model/cms/post";
import { redirectToTranslation, slugParams, translationsOf } from "@hub/content-model/cms/translation";
import type { ContentReader } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import { inAlphabeticalOrder } from "../glossary/alphabet.ts";
import { type ListedPost, toListedPost } from "../listed-post.ts";
import type { ContentTexts } from "../messages.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { termData } from "../structured-data.ts";

/** Part of a term for a link to it. */
export type LinkedTerm = Pick<GlossaryTerm, "key" | "slug" | "term" | "short">;

/** Data of a term's page. */
export interface TermData {
	readonly term: GlossaryEntry;
	readonly related: readonly LinkedTerm[];
	/** The terms before and after it in the alphabet. */
	readonly before: LinkedTerm | undefined;
	readonly after: LinkedTerm | undefined;
	/** The newest posts about it, then the newest that mention it. */
	readonly posts: readonly ListedPost[];
}

const MAX_POSTS = 3;

export async function loadTerm(context: RouteLoaderContext<ContentTexts>) {
	const { content, locale, t, params, href, siteUrl } = context;
	const slug = params.slug ?? "";
	const [term, all] = await Promise.all([content.first(termBySlug(locale, slug)), content.list(glossaryOf(locale))]);
	if (!term) return redirectToTranslation(context, "glossary_terms", slug, (slug) => href("term", { slug }));
	const [posts, translations] = await Promise.all([
		postsAbout(content, locale, term.key),
		content.list(translationsOf("glossary_terms", term.key)),
	]);
	const ordered = inAlphabeticalOrder(all, locale);
	const index = ordered.findIndex(({ key }) => key === term.key);
	const [before, after] = [ordered[index - 1], ordered[index + 1]];
	const glossary = href("glossary");
	return found<TermData>(
		{
			term,
			related: relatedTo(term, all).map(toLinkedTerm),
			before: before && toLinkedTerm(before),
			after: after && toLinkedTerm(after),
			posts: posts.map((post) => toListedPost(post, locale)),
		},
		{
			head: {
				title: term.term,
				description: term.short,
				cover: { seed: term.key },
				structuredData: termData(glossary ? { name: t("glossary.title"), path: glossary } : undefined, siteUrl),
			},
			translations: slugParams(translations),
		},
	);
}

/** Returns posts with the term in their title, then posts that only mention it. */
async function postsAbout(content: ContentReader, locale: Locale, key: string): Promise<readonly PostTeaser[]> {
	const [about, mentioning] = await Promise.all([
		content.list(postsNaming(locale, key, { where: "about", limit: MAX_POSTS })),
		content.list(postsNaming(locale, key, { where: "mentions", limit: MAX_POSTS })),
	]);
	const others = mentioning.filter((post) => about.every(({ key: other }) => other !== post.key));
	return [...about, ...others].slice(0, MAX_POSTS);
}

/**
 * Returns the terms that a term names, in its order, then those that name it, so that a link of either shows both.
 * Unknown keys and the term itself are left out.
 */
function relatedTo(term: GlossaryEntry, terms: readonly GlossaryTerm[]): readonly GlossaryTerm[] {
	const naming = terms.filter(({ related }) => related.includes(term.key)).map(({ key }) => key);
	const keys = new Set([...term.related, ...naming]);
	keys.delete(term.key);
	return [...keys].flatMap((key) => terms.find((other) => other.key === key) ?? []);
}

export const termPages = [pagesOf(termDocuments, { slug: "slug" })];

function toLinkedTerm({ key, slug, term, short }: GlossaryTerm): LinkedTerm {
	return { key, slug, term, short };
}

export const searchTerms: readonly SearchSource[] = [
	searchRows({
		...SEARCH_KINDS.term,
		query: termTexts,
		params: ({ slug }) => ({ slug }),
		about: ({ term, synonyms, short, body }) => ({
			title: term,
			synonyms,
			summary: short,
			body: passagesOf(body),
		}),
	}),
];
