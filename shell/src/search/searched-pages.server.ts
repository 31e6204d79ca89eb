// Pages that the routes of a release set declare as searchable, and their texts.

import type { RouteParams } from "@hub/shared-contracts/address/route-path";
import { asWritten } from "@hub/shared-contracts/content/content-reader";
import { textsIn } from "@hub/shared-contracts/language/i18n";
import { isLocale, type Locale } from "@hub/shared-contracts/language/locale";
import type { Translate } from "@hub/shared-contracts/language/messages";
import type { SearchKind, SearchSource, SearchText } from "@hub/shared-contracts/search/search-source";
import type { i18n } from "i18next";
import type { Log } from "../base/log.server.ts";
import { type LoadedSet, searchWordsOf } from "../remotes/load-set.server.ts";
import type { Content } from "../store/content.server.ts";
import { readDocument } from "../store/content-reader.server.ts";

/**
 * Declarations of a release set, by names that are stable across releases: remote, route, and index within the route.
 */
export type Declarations = ReadonlyMap<string, DeclaredPages>;

export interface DeclaredPages {
	readonly remote: string;
	readonly route: string;
	readonly kind: SearchSource;
}

/** A page with its current row. */
export interface SearchedPage extends DeclaredPages {
	readonly locale: Locale;
	readonly params: RouteParams;
	/** @param i18n with the messages of its remote */
	text(i18n: i18n): SearchText;
}

export function declarationsOf(set: LoadedSet | undefined): Declarations {
	return new Map(
		[...(set?.remotes ?? [])].flatMap(([remote, { server }]) =>
			Object.entries(server?.routes ?? {}).flatMap(([route, { search = [] }]) =>
				search.map((kind, at) => [`${remote} ${route} ${at}`, { remote, route, kind }] as const),
			),
		),
	);
}

/**
 * Returns the key of a page in the index.
 * @param id of its row, or the language for a page without one
 */
export function keyOf(declaration: string, id: string): string {
	return `${declaration} ${id}`;
}

/**
 * Reads the current state of a page in the index; undefined if it is not live, or not a page of its route.
 * @throws ContentUnavailable while no content can be read
 */
export function readPage(
	key: string,
	declarations: Declarations,
	{ content, log }: { readonly content: Pick<Content, "find">; readonly log: Pick<Log, "error"> },
): SearchedPage | undefined {
	const [name, id] = [key.slice(0, key.lastIndexOf(" ")), key.slice(key.lastIndexOf(" ") + 1)];
	const declared = declarations.get(name);
	if (!declared) return undefined;
	const { kind } = declared;
	if (!("query" in kind)) {
		const about = (t: Translate) => ({ title: t(kind.title), summary: t(kind.summary) });
		return isLocale(id) ? { ...declared, locale: id, params: {}, text: textOf(declared, id, {}, about) } : undefined;
	}
	const document = content.find(kind.query.collection, kind.query.part, id);
	const row = document && readDocument(kind.query, document, asWritten, log);
	const params = row && kind.params(row.item);
	return (
		params && {
			...declared,
			locale: row.locale,
			params,
			text: textOf(declared, row.locale, params, (t) => kind.about(row.item, t)),
		}
	);
}

function textOf(
	{ remote, kind }: DeclaredPages,
	locale: Locale,
	params: RouteParams,
	about: (t: Translate) => SearchText,
) {
	return (i18n: i18n): SearchText => {
		const t = textsIn(i18n, locale, remote);
		return foundBy(about(t), kind, params, t, kind.words && textsIn(i18n, locale, searchWordsOf(remote))(kind.words));
	};
}

/**
 * Adds the searchable words of a page: the name of its type, its address, which describes the page in words, and words
 * that it does not show.
 * @param t messages of its remote
 * @param words separated by commas
 */
export function foundBy(
	about: SearchText,
	{ type, label, labels }: SearchKind,
	params: RouteParams,
	t: Translate,
	words?: string,
): SearchText {
	const names = [...(about.names ?? []), ...(words?.split(", ") ?? [])];
	return { ...about, names, tags: [...(about.tags ?? []), ...Object.values(params), type, t(label), t(labels)] };
}
