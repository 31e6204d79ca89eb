// What a block begins with, and what becomes of its words when it is made another kind.

import { type BlockForm, type FieldForm, fieldsOfBlock, type ValueForm } from "./block-forms.ts";

type Block = Readonly<Record<string, unknown>>;

/** How many of a list a block shows at first. */
const SHOWN = 3;

/** A block with everything that it needs, still empty. What may be left out is left out. */
export function newBlock(form: BlockForm): Record<string, unknown> {
	const [chosen] = form.variants.keys();
	const which = form.chosenBy === undefined ? {} : { [form.chosenBy]: chosen };
	return { type: form.type, ...which, ...emptyObject(form.variants.get(chosen ?? "") ?? []) };
}

function emptyObject(fields: readonly FieldForm[]): Record<string, unknown> {
	return Object.fromEntries(
		fields.flatMap(({ name, needed, form }) => {
			const value = needed ? emptyValue(form) : undefined;
			return value === undefined ? [] : [[name, value]];
		}),
	);
}

/** An empty value; undefined where there is none, as of a picture. */
export function emptyValue(form: ValueForm): unknown {
	switch (form.kind) {
		case "object":
			return emptyObject(form.fields);
		case "list":
			return Array.from({ length: form.min }, () => emptyValue(form.item));
		case "number":
			return Math.min(Math.max(form.min ?? 0, form.min === 0 ? 0 : SHOWN), form.max ?? SHOWN);
		case "choice":
			return form.initial ?? form.values[0];
		case "switch":
			return false;
		case "columns":
			return ["", ""];
		case "rows":
			return [["", ""]];
		case "picture":
			return undefined;
		default:
			return "";
	}
}

/** A block as another of its kinds: what the new kind asks for too stays, and it gets what it lacks. */
export function asVariant(form: BlockForm, block: Block, variant: string): Record<string, unknown> {
	const { chosenBy } = form;
	if (chosenBy === undefined) return block;
	const fields = form.variants.get(variant) ?? [];
	const former = fieldsOfBlock(form, block);
	const other = Object.entries(block).filter(([name]) => !former.some((field) => field.name === name));
	const carriedOver = former.flatMap(({ name }) => {
		const wanted = fields.find((field) => field.name === name);
		return name in block && wanted ? [[name, fitted(wanted.form, block[name])] as const] : [];
	});
	return { ...emptyObject(fields), ...Object.fromEntries([...other, ...carriedOver]), [chosenBy]: variant };
}

/** An object with what a form asks for alone; other values stay. */
function fitted(form: ValueForm, value: unknown): unknown {
	if (form.kind !== "object" || typeof value !== "object" || value === null) return value;
	const stays = Object.entries(value).filter(([name, old]) =>
		form.fields.some((field) => field.name === name && Array.isArray(old) === (field.form.kind === "list")),
	);
	return { ...emptyObject(form.fields), ...Object.fromEntries(stays) };
}
