// Content in memory for tests of remotes: rows as Directus returns them, read as a site's documents.

import {
	asWritten,
	type ContentQuery,
	type ContentReader,
	type Fields,
} from "@hub/shared-contracts/content/content-reader";
import { isLocale, type Locale } from "@hub/shared-contracts/language/locale";
import { createRowDocuments, documentFields, type RowDocuments } from "../cms/create-documents.ts";
import { documentTypes } from "../cms/document-types.ts";
import { type GlossaryTerm, linkableTerm, termDocuments } from "../cms/glossary-term.ts";
import { hasStatus } from "../cms/live.ts";
import { isRow } from "../cms/row.ts";
import { withTexts } from "../rich-text/rich-text-parser.ts";
import { createVocabulary, type Vocabulary } from "../rich-text/term-linker.ts";

/** Row with Directus' field names; related rows are nested objects. */
export type MemoryRow = Readonly<Record<string, unknown>>;

/**
 * Rows by collection. Defaults: `id` from the position in the list, `status` `published`, and for related rows the
 * language of the row around them.
 */
export type MemoryRows = Readonly<Record<string, readonly MemoryRow[]>>;

interface MemoryDocument {
	readonly id: string;
	readonly documents: RowDocuments;
}

/**
 * Creates a content reader.
 * @param now time that decides which rows are live or over
 * @param termHref returns the address of a term by its slug; default: terms are not linked
 * @throws Error for an invalid row
 */
export function memoryContent(
	rows: MemoryRows,
	now: Date,
	termHref: (slug: string, locale: string) => string | undefined = () => undefined,
): ContentReader {
	const vocabularies = new Map<string, Vocabulary>();
	const vocabularyOf = (locale: Locale): Vocabulary => {
		const known = vocabularies.get(locale);
		if (known) return known;
		const terms = createDocumentsOf(termDocuments.collection, false).flatMap(({ documents }) => {
			// Its part `list` has this type.
			const term = documents.parts.get("list") as GlossaryTerm | undefined;
			return term && documents.locale === locale ? [linkableTerm(term)] : [];
		});
		const vocabulary = createVocabulary(terms, locale);
		vocabularies.set(locale, vocabulary);
		return vocabulary;
	};
	const known = new Map<string, readonly MemoryDocument[]>();
	const documentsOf = (collection: string): readonly MemoryDocument[] => {
		const documents = known.get(collection) ?? createDocumentsOf(collection);
		known.set(collection, documents);
		return documents;
	};
	const createDocumentsOf = (collection: string, linksTerms = true): readonly MemoryDocument[] => {
		const type = documentTypes.get(collection);
		if (!type) throw new Error(`${collection} has no documents.`);
		const fields = documentFields(type);
		return (rows[collection] ?? []).flatMap((partialRow, index) => {
			const row = withDefaults({ id: `${collection}-${index + 1}`, ...partialRow }, collection, fields);
			const documents = createRowDocuments(
				type,
				row,
				now.getTime(),
				linksTerms && isLocale(row.locale) ? vocabularyOf(row.locale) : undefined,
			);
			return documents ? [{ id: String(row.id), documents }] : [];
		});
	};
	const matching = ({ collection, locale, where = {}, except, over, reversed }: ContentQuery<unknown>) => {
		const found = documentsOf(collection).filter(({ documents }) => {
			const values = new Map([...documents.values, ["slug", [documents.slug]], ["key", [documents.key]]]);
			const isOver = documents.over !== undefined && documents.over < now.getTime();
			return (
				(locale === undefined || documents.locale === locale) &&
				documents.key !== except &&
				(over === undefined || over === isOver) &&
				Object.entries(where).every(([name, value]) => value === undefined || values.get(name)?.includes(value))
			);
		});
		const sorted = found.toSorted(
			(one, other) => compare(one.documents.sort, other.documents.sort) || compare(one.id, other.id),
		);
		return reversed ? sorted.reverse() : sorted;
	};
	const list = async <Item>(query: ContentQuery<Item>): Promise<readonly Item[]> => {
		const { part, limit = 100, offset = 0, read } = query;
		return matching(query)
			.slice(offset, limit === -1 ? undefined : offset + limit)
			.map(({ id, documents }) => {
				const stored = documents.parts.get(part);
				if (stored === undefined)
					throw new Error(`The row ${id} of ${query.collection} is invalid: ${documents.problems.join("; ")}`);
				const links = {
					...asWritten,
					termHref: (slug: string) => termHref(slug, documents.locale),
					linked: new Set<string>(),
				};
				const item = withTexts(structuredClone(stored), links);
				if (!read) return item as Item;
				const { key, locale, slug, announced, modified } = documents;
				const result = read({ id, key, locale, slug, item, announced, modified }, links);
				if (result.kind === "broken")
					throw new Error(`The row ${id} of ${query.collection} is invalid: ${result.problem}`);
				return result.item;
			});
	};
	return {
		list,
		first: async (query) => (await list({ ...query, limit: 1 }))[0],
		count: async (query) => matching(query).length,
	};
}

function withDefaults(row: MemoryRow, collection: string, fields: Fields, locale = row.locale): MemoryRow {
	const whole: Record<string, unknown> = { ...(hasStatus(collection) ? { status: "published", locale } : {}), ...row };
	for (const field of fields) {
		if (typeof field === "string") {
			whole[field] ??= null;
			continue;
		}
		for (const [name, to] of Object.entries(field)) {
			const related = (value: unknown) =>
				isRow(value) ? withDefaults(value, to.collection, to.fields, locale) : (value ?? null);
			whole[name] = Array.isArray(row[name]) ? row[name].map(related) : related(row[name]);
		}
	}
	return whole;
}

function compare(one: string, other: string): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}
