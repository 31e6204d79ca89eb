// Creates new blocks, and converts blocks between variants.

import { type BlockForm, type FieldForm, fieldsOfBlock, type ValueForm } from "./block-forms.ts";

type Block = Readonly<Record<string, unknown>>;

/** Initial number of entries that a block with a list of entries shows. */
const INITIAL_NUMBER = 3;

/** Returns a block with all required properties, still empty. */
export function newBlock(form: BlockForm): Record<string, unknown> {
	const [chosen] = form.variants.keys();
	const selection = form.discriminator === undefined ? {} : { [form.discriminator]: chosen };
	return { type: form.type, ...selection, ...emptyObject(form.variants.get(chosen ?? "") ?? []) };
}

function emptyObject(fields: readonly FieldForm[]): Record<string, unknown> {
	return Object.fromEntries(
		fields.flatMap(({ name, isRequired, form }) => {
			const value = isRequired ? emptyValue(form) : undefined;
			return value === undefined ? [] : [[name, value]];
		}),
	);
}

/** Returns an empty value, or undefined if there is none, as for a picture. */
export function emptyValue(form: ValueForm): unknown {
	switch (form.kind) {
		case "object":
			return emptyObject(form.fields);
		case "list":
			return Array.from({ length: form.min }, () => emptyValue(form.item));
		case "number":
			return Math.min(Math.max(form.min ?? 0, form.min === 0 ? 0 : INITIAL_NUMBER), form.max ?? INITIAL_NUMBER);
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

/** Converts a block to another variant, which takes over the properties that both variants have. */
export function toVariant(form: BlockForm, block: Block, variant: string): Record<string, unknown> {
	const { discriminator } = form;
	if (discriminator === undefined) return block;
	const fields = form.variants.get(variant) ?? [];
	const former = fieldsOfBlock(form, block);
	const other = Object.entries(block).filter(([name]) => !former.some((field) => field.name === name));
	const carriedOver = former.flatMap(({ name }) => {
		const target = fields.find((field) => field.name === name);
		return name in block && target ? [[name, fitValue(target.form, block[name])] as const] : [];
	});
	return { ...emptyObject(fields), ...Object.fromEntries([...other, ...carriedOver]), [discriminator]: variant };
}

/** Returns an object with only the properties of the form. Other values are returned unchanged. */
function fitValue(form: ValueForm, value: unknown): unknown {
	if (form.kind !== "object" || typeof value !== "object" || value === null) return value;
	const commonProperties = Object.entries(value).filter(([name, old]) =>
		form.fields.some((field) => field.name === name && Array.isArray(old) === (field.form.kind === "list")),
	);
	return { ...emptyObject(form.fields), ...Object.fromEntries(commonProperties) };
}
