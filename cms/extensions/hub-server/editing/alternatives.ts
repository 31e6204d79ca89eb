// What a picture shows is said where it is used, in the entry's own language. What was left empty there is taken from the file library, and
// stands in the entry from then on: a change in the library changes nothing that is published.

import { unknownFields } from "@hub/content-model/cms/unknown-fields";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { blockShape } from "@hub/mf-content/blocks";
import { isLocale, type Locale } from "@hub/shared-contracts/language/locale";
import { type Row, textOf } from "./row.ts";

/** The library's texts for files, by id; those that have one. */
export type LibraryTexts = (ids: readonly string[], locale: Locale) => Promise<ReadonlyMap<string, string>>;

/** A place for a picture with its alternative text. */
interface Place {
	readonly picture: string;
	fill(text: string): void;
}

/**
 * The fields whose alternative texts were left empty beside a picture, with the library's.
 * @param before the stored row; undefined for a new one
 * @param values what is written
 */
export async function takenAlternatives(
	definition: CollectionDefinition,
	before: Row | undefined,
	values: Row,
	libraryTexts: LibraryTexts,
): Promise<Row> {
	const after: Row = { ...before, ...values };
	const { locale } = after;
	if (!isLocale(locale)) return {};
	const taken: Record<string, unknown> = {};
	const places = Object.keys(definition.fields).flatMap((field): Place[] => {
		if (field === "blocks" && Array.isArray(values.blocks)) return placesIn(values.blocks, (blocks) => (taken.blocks = blocks));
		const alternative = `${field}_alt`;
		const picture = textOf(after, field);
		const isWritten = field in values || alternative in values;
		if (!(alternative in definition.fields) || !isWritten || picture === "" || textOf(after, alternative).trim() !== "") return [];
		return [{ picture, fill: (text) => (taken[alternative] = text) }];
	});
	if (places.length === 0) return {};
	const texts = await libraryTexts([...new Set(places.map(({ picture }) => picture))], locale);
	for (const { picture, fill } of places) {
		const text = texts.get(picture)?.trim();
		if (text) fill(text);
	}
	return taken;
}

/** @param change takes the blocks as they are then; the written ones stay as they are */
function placesIn(written: readonly unknown[], change: (blocks: readonly unknown[]) => void): Place[] {
	const blocks = [...written];
	return written.flatMap((block, at): Place[] => {
		if (typeof block !== "object" || block === null || !("picture" in block) || !("type" in block)) return [];
		const { picture, type } = block;
		const said = "alt" in block ? block.alt : "";
		if (typeof picture !== "string" || picture === "" || !(said === "" || said === null)) return [];
		if (!hasAlternative(type)) return [];
		const fill = (alt: string) => {
			blocks[at] = { ...block, alt };
			change(blocks);
		};
		return [{ picture, fill }];
	});
}

/** Whether blocks of a type say what their picture shows: logos have their name beside them, and of a type that there is not, nothing is known. */
function hasAlternative(type: unknown): boolean {
	// Of a type that there is, a field that there is not is named, and nothing else is.
	return unknownFields(blockShape, { type, alt: "", "": "" }).length === 1;
}
