// Alternative texts belong to the use of a picture, in the entry's language. Empty ones are copied from the file
// library when the entry is saved. Later changes in the library don't change published entries.

import { unknownFields } from "@hub/content-model/cms/unknown-fields";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { blockShape } from "@hub/mf-content/blocks";
import { isLocale } from "@hub/shared-contracts/language/locale";
import { type Row, textOf } from "../entries/row.ts";
import type { LibraryTexts } from "../entries/stored-rows.ts";

/** Picture without an alternative text. */
interface EmptyText {
	readonly picture: string;
	fill(text: string): void;
}

/**
 * Returns the alternative texts that were left empty beside a picture, filled from the library.
 * @param before the stored row; undefined for a new one
 * @param values the written values
 */
export async function alternativesFromLibrary(
	definition: CollectionDefinition,
	before: Row | undefined,
	values: Row,
	libraryTexts: LibraryTexts,
): Promise<Row> {
	const after: Row = { ...before, ...values };
	const { locale } = after;
	if (!isLocale(locale)) return {};
	const taken: Record<string, unknown> = {};
	const emptyTexts = Object.keys(definition.fields).flatMap((field): EmptyText[] => {
		if (field === "blocks" && Array.isArray(values.blocks))
			return emptyTextsIn(values.blocks, (blocks) => (taken.blocks = blocks));
		const alternative = `${field}_alt`;
		const picture = textOf(after, field);
		const isWritten = field in values || alternative in values;
		if (!(alternative in definition.fields) || !isWritten || picture === "" || textOf(after, alternative).trim() !== "")
			return [];
		return [{ picture, fill: (text) => (taken[alternative] = text) }];
	});
	if (emptyTexts.length === 0) return {};
	const texts = await libraryTexts([...new Set(emptyTexts.map(({ picture }) => picture))], locale);
	for (const { picture, fill } of emptyTexts) {
		const text = texts.get(picture)?.trim();
		if (text) fill(text);
	}
	return taken;
}

/** @param change receives the changed blocks; the written ones are not modified */
function emptyTextsIn(written: readonly unknown[], change: (blocks: readonly unknown[]) => void): EmptyText[] {
	const blocks = [...written];
	return written.flatMap((block, at): EmptyText[] => {
		if (typeof block !== "object" || block === null || !("picture" in block) || !("type" in block)) return [];
		const { picture, type } = block;
		const altText = "alt" in block ? block.alt : "";
		if (typeof picture !== "string" || picture === "" || !(altText === "" || altText === null)) return [];
		if (!hasAlternative(type)) return [];
		const fill = (alt: string) => {
			blocks[at] = { ...block, alt };
			change(blocks);
		};
		return [{ picture, fill }];
	});
}

/** True if blocks of a type have an alternative text. Logos have their name beside them; unknown types have none. */
function hasAlternative(type: unknown): boolean {
	// A block of a known type reports only the unknown field "".
	return unknownFields(blockShape, { type, alt: "", "": "" }).length === 1;
}
