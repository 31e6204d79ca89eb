// What Studio asks for of a block, read from the shape that the block declares: the one by which the content service refuses it.

import { declarations } from "@hub/mf-content/block-declarations";
import { z } from "zod";

/** How a value is asked for. */
export type ValueForm =
	| { readonly kind: "line" | "lines" | "formatted" | "link" | "picture" | "reference" }
	| { readonly kind: "switch"; readonly initial: boolean }
	| { readonly kind: "number"; readonly min: number | undefined; readonly max: number | undefined }
	| { readonly kind: "choice"; readonly values: readonly string[]; readonly initial: string | undefined }
	| { readonly kind: "list"; readonly item: ValueForm; readonly min: number; readonly max: number | undefined }
	| { readonly kind: "object"; readonly fields: readonly FieldForm[] }
	/** The columns of a table, and its rows: edited together, cell by cell. */
	| { readonly kind: "columns" | "rows" };

/** A property of an object. */
export interface FieldForm {
	readonly name: string;
	readonly needed: boolean;
	readonly form: ValueForm;
	/** What the shape says of it, in English. */
	readonly about: string | undefined;
}

/** A block, or what it is by one of its words: a drawing has other labels for each kind. */
export interface BlockForm {
	readonly type: string;
	/** What it shows, in English. */
	readonly about: string;
	readonly once: boolean;
	/** The property that says which of the variants it is; undefined for most blocks, which have one. */
	readonly chosenBy: string | undefined;
	/** Its properties without its type, by the word that chooses them; under an empty word where there is one variant. */
	readonly variants: ReadonlyMap<string, readonly FieldForm[]>;
}

const described = z.looseObject({
	/** What may be null is a list of two kinds. */
	type: z.union([z.string(), z.array(z.string()).transform((types) => types.find((type) => type !== "null"))]).optional(),
	description: z.string().optional(),
	form: z.enum(["lines", "formatted", "link", "picture", "reference"]).optional(),
	enum: z.array(z.string()).optional(),
	const: z.unknown().optional(),
	default: z.unknown().optional(),
	minimum: z.number().optional(),
	maximum: z.number().optional(),
	minItems: z.number().optional(),
	maxItems: z.number().optional(),
	/** Of a list of fixed length: that there are no others. */
	get items() {
		return z.union([described, z.literal(false).transform(() => undefined)]).optional();
	},
	get prefixItems() {
		return z.array(described).optional();
	},
	get anyOf() {
		return z.array(described).optional();
	},
	get oneOf() {
		return z.array(described).optional();
	},
	get properties() {
		return z.record(z.string(), described).optional();
	},
	required: z.array(z.string()).optional(),
});
type Described = z.output<typeof described>;

/** What blocks there are, in alphabetical order of their types. */
export const blockForms: ReadonlyMap<string, BlockForm> = new Map(
	Object.entries(declarations).map(([type, { shape }]) => [type, blockForm(type, shape.written, shape.once ?? false)]),
);

function blockForm(type: string, written: z.ZodType, once: boolean): BlockForm {
	const schema = described.parse(z.toJSONSchema(written, { io: "input", unrepresentable: "any" }));
	const variants = schema.oneOf ?? [schema];
	const chosenBy = schema.oneOf ? Object.entries(variants[0]?.properties ?? {}).find(isChoosing)?.[0] : undefined;
	return {
		type,
		about: schema.description ?? "",
		once,
		chosenBy,
		variants: new Map(
			variants.map((variant) => [
				chosenBy === undefined ? "" : String(variant.properties?.[chosenBy]?.const),
				fieldsOf(variant).filter(({ name }) => name !== "type" && name !== chosenBy),
			]),
		),
	};
}

function isChoosing([name, { const: only }]: readonly [string, Described]): boolean {
	return name !== "type" && only !== undefined;
}

/** The properties of a block as it stands. */
export function fieldsOfBlock(form: BlockForm, block: Readonly<Record<string, unknown>>): readonly FieldForm[] {
	const chosen = form.chosenBy === undefined ? "" : String(block[form.chosenBy]);
	return form.variants.get(chosen) ?? [];
}

function fieldsOf({ properties = {}, required = [] }: Described): FieldForm[] {
	const isTable = "columns" in properties && "rows" in properties;
	return Object.entries(properties).map(([name, property]) => ({
		name,
		needed: required.includes(name),
		form: isTable && (name === "columns" || name === "rows") ? { kind: name } : valueForm(property),
		about: property.description,
	}));
}

function valueForm(schema: Described): ValueForm {
	// Nothing and an empty text are ways to leave something out.
	const way = schema.anyOf?.find(({ type, const: only }) => type !== "null" && only !== "");
	if (way) return valueForm({ ...way, ...(schema.form ? { form: schema.form } : {}), default: schema.default });
	if (schema.form) return { kind: schema.form };
	if (schema.enum) return { kind: "choice", values: schema.enum, initial: textOrNothing(schema.default) };
	switch (schema.type) {
		case "array":
			return listForm(schema);
		case "object":
			return { kind: "object", fields: fieldsOf(schema) };
		case "integer":
		case "number":
			return { kind: "number", min: schema.minimum, max: within(schema.maximum) };
		case "boolean":
			return { kind: "switch", initial: schema.default === true };
		default:
			return { kind: "line" };
	}
}

function listForm({ prefixItems, items, minItems = 0, maxItems }: Described): ValueForm {
	if (prefixItems) {
		const [first] = prefixItems;
		return { kind: "list", item: valueForm(first ?? described.parse({})), min: prefixItems.length, max: prefixItems.length };
	}
	return { kind: "list", item: valueForm(items ?? described.parse({})), min: minItems, max: maxItems };
}

/** zod gives whole numbers without a bound the bounds of JavaScript. */
function within(maximum: number | undefined): number | undefined {
	return maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
}

function textOrNothing(value: unknown): string | undefined {
	return typeof value === "string" ? value : undefined;
}
