// What every part of the block editor knows, however deep within a block it stands.

import type { Locale } from "@hub/shared-contracts/language/locale";
import { type InjectionKey, inject, type VNode } from "vue";
import type { FieldForm } from "./block-forms.ts";
import type { BlockTexts } from "./messages.ts";

/** The editor around the blocks of one entry. */
export interface BlockEditing {
	readonly texts: BlockTexts;
	isDisabled(): boolean;
	/** The language of the entry; undefined until it is chosen. */
	locale(): Locale | undefined;
	/** What the content service said when it last refused the entry; empty where it did not. */
	refusal(): string;
}

export const editingKey: InjectionKey<BlockEditing> = Symbol("hub-blocks");

/** The editor around a part of a block. To be called in a component's `setup`. @throws Error outside of one */
export function useEditing(): BlockEditing {
	const editing = inject(editingKey);
	if (!editing) throw new Error("A part of a block stands outside of the block editor.");
	return editing;
}

/** The block around a field. */
export interface FieldPlace {
	/** The block's type, which some words depend on. */
	readonly type: string;
	/** Begins the ids of the block's fields. */
	readonly id: string;
	/** What is said at a field; undefined where it fits, or nothing is to be said of it yet. */
	problemAt(path: string): string | undefined;
	/** Renders the properties of an object within the block. */
	renderObject(props: ObjectFieldsProps): VNode;
	/** Renders one value within the block. */
	renderValue(props: ValueFieldProps): VNode;
}

/** The properties of a block or of an item in one. */
export interface ObjectFieldsProps {
	readonly object: Readonly<Record<string, unknown>>;
	readonly fields: readonly FieldForm[];
	/** Properties that are asked for elsewhere. */
	readonly without?: readonly string[];
	readonly path: string;
	readonly place: FieldPlace;
	readonly onChange: Change<Record<string, unknown>>;
}

/** A property, or a value of a list. */
export interface ValueFieldProps {
	readonly field: FieldForm;
	readonly value: unknown;
	readonly path: string;
	readonly place: FieldPlace;
	readonly onChange: Change;
}

/** Hands on a value that was changed. `of`: the path of what was typed in; undefined for a step of its own. */
export type Change<Value = unknown> = (value: Value, of?: string) => void;
