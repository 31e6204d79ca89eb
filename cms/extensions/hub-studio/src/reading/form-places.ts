// The places of a form that one can be asked about: its fields, and the blocks in them.

import { z } from "zod";
import { listOf } from "../blocks/block-list.ts";
import type { FormField } from "../studio/form-fields.ts";

/** A field, and where it holds blocks, one of them, counted from 0. */
export const formPlace = z.object({
	field: z.string(),
	block: z.object({ at: z.number(), type: z.string() }).nullable(),
});
export type FormPlace = z.infer<typeof formPlace>;

/** A place as the form calls it. */
export interface NamedPlace {
	readonly place: FormPlace;
	readonly words: string;
}

/**
 * The places of a form, in its order.
 * @param values the form as it stands
 * @param blockWords what a block is called, counted from 0
 */
export function placesOf(
	fields: readonly FormField[],
	values: Readonly<Record<string, unknown>>,
	blockWords: (at: number, type: string) => string,
): readonly NamedPlace[] {
	return fields.flatMap(({ name, label, isBlocks }): NamedPlace[] => {
		const own = { place: { field: name, block: null }, words: label };
		const blocks = isBlocks ? (listOf(values[name]) ?? []) : [];
		return [
			own,
			...blocks.map((block, at) => {
				const type = typeOf(block);
				return { place: { field: name, block: { at, type } }, words: blockWords(at, type) };
			}),
		];
	});
}

/** Where a block is now: where it was, if one of its kind is there, else the first of its kind; undefined where there is none. */
export function blockNow(blocks: readonly unknown[], { at, type }: NonNullable<FormPlace["block"]>): number | undefined {
	if (at < blocks.length && typeOf(blocks[at]) === type) return at;
	const found = blocks.findIndex((block) => typeOf(block) === type);
	return found < 0 ? undefined : found;
}

function typeOf(block: unknown): string {
	return typeof block === "object" && block !== null && "type" in block ? String(block.type) : "";
}
