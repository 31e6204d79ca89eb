// Parses the position of a problem, such as `block 2 (cards), items 1, href` or `agenda[0]`, and names it like the form.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { ByLocale } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import { z } from "zod";
import { fieldLabel, textIn } from "../../../src/schema/words.ts";
import { blockNames, type Step } from "../../hub-studio/src/blocks/block-names.ts";
import de from "../../hub-studio/src/blocks/messages/de-DE.json" with { type: "json" };
import en from "../../hub-studio/src/blocks/messages/en-US.json" with { type: "json" };
import { choiceNamed, currentLocale, quoted, translate } from "./wording.ts";

/** Subject of a problem: a row of a collection, with its blocks if it has any. */
export interface About {
	readonly definition?: CollectionDefinition;
	readonly blocks?: unknown;
}

/** A position with the form's names. */
export interface ProblemLocation {
	/** Steps to the position, without the field that the sentence is about. */
	readonly way: readonly string[];
	/** Undefined if the sentence is about an entry or the whole row. */
	readonly field: string | undefined;
	/** Type of the block that contains it; undefined outside blocks. */
	readonly block: string | undefined;
	blockName(type: string): string;
	fieldNames(fields: readonly string[]): string[];
	choiceName(value: string): string;
}

const catalogues: ByLocale<MessageCatalogue> = { de, en };

const english: MessageCatalogue = en;

const blocks = blockNames((key) => (catalogues[currentLocale()] ?? english)[key]);

const BLOCK = /^block (\d+)(?: \((.*?)\))?(?:, (.*))?$/s;

const typed = z.array(z.looseObject({ type: z.string() }).catch({ type: "" })).catch([]);
const parts = z.looseObject({ fields: z.array(z.object({ field: z.string(), name: z.string() })) });

/**
 * Parses a position.
 * @param within the block of the previous problem, which is not named again
 */
export function locationOf(text: string, { definition, blocks: written }: About, within: string | undefined): ProblemLocation {
	const [, number, namedType, rest = ""] = BLOCK.exec(text) ?? [];
	if (number === undefined && within === undefined) return inRow(stepsIn(text), definition);
	const type = number === undefined ? (within ?? "") : (namedType ?? typed.parse(written)[Number(number) - 1]?.type ?? "");
	return inBlock(type, number, stepsIn(number === undefined ? text : rest));
}

/** In `items 2`, `rows 1 2` and `videos[0]`, numbers are indexes of items, shown from 1. */
function stepsIn(text: string): Step[] {
	if (text === "" || text === "row") return [];
	return text.split(", ").map((step) => {
		const [, name = step, counted = "", index] = /^(.*?)((?: \d+)*)(?:\[(\d+)\])?$/s.exec(step) ?? [];
		const positions = index === undefined ? counted.trim().split(" ").filter(Boolean).map(Number) : [Number(index) + 1];
		return { name, positions };
	});
}

/** Returns the field that a sentence is about: the last step, unless it is an item. */
function fieldIn(steps: readonly Step[]): Step | undefined {
	const last = steps.at(-1);
	return last?.positions.length === 0 ? last : undefined;
}

/** Names a block like its form: “block 2, Cards”. @param position index, counted from 1 @param type empty if there is none */
export function blockAt(position: number, type: string): string {
	const name = blocks.blockName(type);
	return type
		? translate("place.block-of", { place: position, type: name === type ? quoted(type) : name })
		: translate("place.block", { place: position });
}

function inBlock(type: string, number: string | undefined, steps: readonly Step[]): ProblemLocation {
	const field = fieldIn(steps);
	const way = blocks.stepNames(type, field ? steps.slice(0, -1) : steps);
	return {
		way: number === undefined ? way : [blockAt(Number(number), type), ...way],
		field: field && blocks.fieldName(type, field.name),
		block: type,
		blockName: blocks.blockName,
		// `type` is no declared field of a block.
		fieldNames: (fields) => fields.filter((one) => one !== "type").map((one) => blocks.fieldName(type, one)),
		choiceName: field?.name === "type" ? blocks.blockName : blocks.choiceName,
	};
}

function inRow(steps: readonly Step[], definition: CollectionDefinition | undefined): ProblemLocation {
	const [first, ...inner] = steps;
	const meta = first && definition?.fields[first.name]?.meta;
	const fields = meta ? (parts.safeParse(meta.options).data?.fields ?? []) : [];
	// Structures that are edited as code keep their technical names.
	const partName = (name: string): string => textIn(fields.find(({ field }) => field === name)?.name ?? name, currentLocale());
	const labels = steps.map(({ name }, at) => {
		if (at > 0) return partName(name);
		return meta ? fieldLabel(definition?.collection ?? "", name, currentLocale()) : name;
	});
	const field = fieldIn(steps);
	const named = steps.flatMap(({ positions }, at) => [
		labels[at] ?? "",
		...positions.map((position) => translate("place.entry", { place: position })),
	]);
	const choice = inner.length === 0 && meta?.options && "choices" in meta.options ? first?.name : undefined;
	return {
		way: named.slice(0, field ? -1 : undefined).filter(Boolean),
		field: field && labels.at(-1),
		block: undefined,
		blockName: blocks.blockName,
		fieldNames: (names) => names.map(partName),
		choiceName: (value) => (choice && definition ? choiceNamed(definition, choice, value) : value),
	};
}
