// Context of all parts of the block editor.

import type { Locale } from "@hub/shared-contracts/language/locale";
import { type InjectionKey, inject } from "vue";
import type { BlockTexts } from "./messages.ts";

/** Editor of one entry's blocks. */
export interface BlockEditing {
	readonly texts: BlockTexts;
	isDisabled(): boolean;
	/** Language of the entry; undefined until it is chosen. */
	locale(): Locale | undefined;
	/** Folder of the library for uploads; undefined for the library itself. */
	readonly folder: string | undefined;
	/** Directus' reason for rejecting the last save; empty if it was accepted. */
	refusal(): string;
}

export const editingKey: InjectionKey<BlockEditing> = Symbol("hub-blocks");

/** Returns the editor around a part of a block. @throws Error outside of an editor */
export function useEditing(): BlockEditing {
	const editing = inject(editingKey);
	if (!editing) throw new Error("useEditing was called outside of the block editor.");
	return editing;
}

/** Block that contains a field. */
export interface BlockContext {
	/** Type of the block, which some labels depend on. */
	readonly type: string;
	/** Prefix of the ids of the block's fields. */
	readonly id: string;
	/** Returns the message about a field, or undefined if the field is valid or was not left yet. */
	problemAt(path: string): string | undefined;
}

/**
 * Reports a changed value. `of` is the path of a text field, so that typing in it becomes one undo step; undefined for
 * a step of its own.
 */
export type Change<Value = unknown> = (value: Value, of?: string) => void;
