// Finds related terms of a term, and the terms before and after it.

import type { GlossaryTerm } from "@hub/content-model/cms/glossary-term";

/** The part of a term that is needed to find its neighbours. */
type Related = Pick<GlossaryTerm, "key" | "related">;

/**
 * The terms that belong to a term: those that it names, in its order, then those that name it, in theirs. So two terms
 * show each other whichever of them an editor linked. Keys without a term are left out, and the term itself.
 */
export function relatedTo<Term extends Related>(term: Related, terms: readonly Term[]): Term[] {
	const byKey = new Map(terms.map((other) => [other.key, other]));
	const keys = new Set([
		...term.related,
		...terms.filter(({ related }) => related.includes(term.key)).map(({ key }) => key),
	]);
	return [...keys].flatMap((key) => (key === term.key ? [] : (byKey.get(key) ?? [])));
}

/** Returns the terms before and after one in a list; undefined at its ends. */
export function around<Term extends { readonly key: string }>(
	key: string,
	terms: readonly Term[],
): { readonly before: Term | undefined; readonly after: Term | undefined } {
	const at = terms.findIndex((term) => term.key === key);
	return at < 0 ? { before: undefined, after: undefined } : { before: terms[at - 1], after: terms[at + 1] };
}
