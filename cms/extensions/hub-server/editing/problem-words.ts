// Writes problems in the editor's language, with the names that the form has for blocks, fields, items and choices.

import type { ByLocale } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import type { Problem } from "@hub/shared-contracts/problems/problem";
import { type ListLabels, problemText } from "@hub/shared-contracts/problems/problem-text";
import { z } from "zod";
import { fieldLabel, textIn } from "../../../src/schema/labels.ts";
import { blockNames, type Step, stepsOf } from "../../hub-studio/src/blocks/block-names.ts";
import de from "../../hub-studio/src/blocks/messages/de-DE.json" with { type: "json" };
import en from "../../hub-studio/src/blocks/messages/en-US.json" with { type: "json" };
import type { Change } from "../entries/change.ts";
import { choiceNamed, currentLocale, quoted, translate } from "../wording/wording.ts";

/** A location with the form's names. */
interface Location {
	/** Empty outside of blocks. */
	readonly block: string;
	/** Lists, items and objects around the field. */
	readonly parents: readonly string[];
	/** Undefined if the problem is about a block, an item or the row. */
	readonly field: string | undefined;
	readonly labels: ListLabels;
}

/**
 * Returns problems in words: “block 2, Cards, card 1: “Link” must not be empty; “Text” is missing”. A block is named
 * once.
 * @param change the row that has them
 */
export function problemsInWords(problems: readonly Problem[], change: Pick<Change, "definition" | "after">): string {
	let named = "";
	const words = problems.map((problem) => {
		const { block, parents, field, labels } = locationOf(problem.path, change);
		const where = [block === named ? "" : block, ...parents].filter(Boolean).join(", ");
		named = block;
		const text = problemText(problem, currentLocale(), labels);
		return `${where && `${where}: `}${field === undefined ? "" : `${quoted(field)} `}${text}`;
	});
	return words.join("; ");
}

/** Names a path like the form. */
export function locationOf(
	path: Problem["path"],
	{ definition, after }: Pick<Change, "definition" | "after">,
): Location {
	const [first = "", index, ...inner] = path;
	if (definition.fields[first]?.kind !== "blocks" || typeof index !== "number") return inRow(stepsOf(path), definition);
	const type = typed.parse(after[first])[index]?.type ?? "";
	const steps = stepsOf(inner);
	const { parents, field } = split(steps);
	return {
		block: blockAt(index + 1, type),
		parents: blocks.stepNames(type, parents),
		field: field && blocks.fieldName(type, field.name),
		labels: {
			fields: (name) => blocks.fieldName(type, name),
			choices: field?.name === "type" ? blocks.blockName : blocks.choiceName,
		},
	};
}

const catalogues: ByLocale<MessageCatalogue> = { de, en };

const english: MessageCatalogue = en;

const blocks = blockNames((key) => (catalogues[currentLocale()] ?? english)[key]);

const typed = z.array(z.looseObject({ type: z.string() }).catch({ type: "" })).catch([]);

/** Separates the field that a problem is about: the last step, unless it is an item. */
function split(steps: readonly Step[]): { readonly parents: readonly Step[]; readonly field: Step | undefined } {
	const field = steps.at(-1);
	return field?.positions.length === 0 ? { parents: steps.slice(0, -1), field } : { parents: steps, field: undefined };
}

/**
 * Names a block like its form: “block 2, Cards”.
 * @param position index, counted from 1
 * @param type empty if there is none
 */
export function blockAt(position: number, type: string): string {
	const name = blocks.blockName(type);
	return type
		? translate("place.block-of", { place: position, type: name === type ? quoted(type) : name })
		: translate("place.block", { place: position });
}

const parts = z.looseObject({ fields: z.array(z.object({ field: z.string(), name: z.string() })) });

function inRow(steps: readonly Step[], definition: Change["definition"]): Location {
	const [first] = steps;
	const options = first && definition.fields[first.name]?.meta.options;
	const fields = parts.safeParse(options).data?.fields ?? [];
	// Structures that are edited as code keep their technical names.
	const partLabel = (name: string): string =>
		textIn(fields.find(({ field }) => field === name)?.name ?? name, currentLocale());
	const label = (step: Step): string =>
		step === first && step.name in definition.fields
			? fieldLabel(definition.collection, step.name, currentLocale())
			: partLabel(step.name);
	const { parents, field } = split(steps);
	return {
		block: "",
		parents: parents.flatMap((step) => [
			label(step),
			...step.positions.map((place) => translate("place.entry", { place })),
		]),
		field: field && label(field),
		labels: {
			fields: partLabel,
			...(first && options && "choices" in options
				? { choices: (value) => choiceNamed(definition, first.name, value) }
				: {}),
		},
	};
}
