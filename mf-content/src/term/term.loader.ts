import { pagesOf } from "@hub/content-model/cms/documents";
import type { GlossaryEntry, GlossaryTerm } from "@hub/content-model/cms/glossary-term";
import { glossaryOf, termBySlug, termDocuments, termTexts } from "@hub/content-model/cms/glossary-term";
import type { PostTeaser } from "@hub/content-model/cms/post";
import { postsNaming } from "@hub/content-model/cms/post";
import { slugParams, translatedSlug, translationsOf } from "@hub/content-model/cms/translation";
import type { ContentReader } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { found, missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import { type SearchSource, searchRows } from "@hub/shared-contracts/search/search-source";
import { inAlphabeticalOrder } from "../glossary/alphabet.ts";
import { type ListedPost, listed } from "../listed-post.ts";
import type { ContentTexts } from "../messages.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { termData } from "../structured-data.ts";
import { around, relatedTo } from "./term-neighbours.ts";

/** Another term, as a term's page leads to it. */
export type NamedTerm = Pick<GlossaryTerm, "key" | "slug" | "term" | "short">;

/** A term to be read. */
export interface TermData {
	readonly term: GlossaryEntry;
	/** Terms that belong to it. */
	readonly related: readonly NamedTerm[];
	/** The terms before and after it in the alphabet. */
	readonly before: NamedTerm | undefined;
	readonly after: NamedTerm | undefined;
	/** The newest posts about it, then the newest that use the word. */
	readonly posts: readonly ListedPost[];
}

/** Maximum number of posts on a term's page. */
const POSTS = 3;

export async function loadTerm(context: RouteLoaderContext<ContentTexts>) {
	const { content, locale, t, params, href, siteUrl } = context;
	const slug = params.slug ?? "";
	const [term, all] = await Promise.all([content.first(termBySlug(locale, slug)), content.list(glossaryOf(locale))]);
	if (!term) {
		const translated = await translatedSlug(content, "glossary_terms", locale, slug);
		const to = translated && href("term", { slug: translated });
		return to ? moved(to, { permanent: false }) : missing();
	}
	const [posts, translations] = await Promise.all([
		postsAbout(content, locale, term.key),
		content.list(translationsOf("glossary_terms", term.key)),
	]);
	const { before, after } = around(term.key, inAlphabeticalOrder(all, locale));
	const glossary = href("glossary");
	return found<TermData>(
		{
			term,
			related: relatedTo(term, all).map(named),
			before: before && named(before),
			after: after && named(after),
			posts: posts.map((post) => listed(post, locale)),
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

/** Posts that name a term in their title are about it, and come before those that only use it. */
async function postsAbout(content: ContentReader, locale: Locale, key: string): Promise<readonly PostTeaser[]> {
	const [about, using] = await Promise.all([
		content.list(postsNaming(locale, key, { where: "about", limit: POSTS })),
		content.list(postsNaming(locale, key, { where: "mentions", limit: POSTS })),
	]);
	const others = using.filter((post) => about.every(({ key: other }) => other !== post.key));
	return [...about, ...others].slice(0, POSTS);
}

export const termPages = [pagesOf(termDocuments, { slug: "slug" })];

function named({ key, slug, term, short }: GlossaryTerm): NamedTerm {
	return { key, slug, term, short };
}

/** Search sources of terms. */
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
