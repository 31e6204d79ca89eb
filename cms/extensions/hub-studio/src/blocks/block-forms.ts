// Derives the block editor's forms from the shapes that blocks declare. Directus checks saves by the same shapes.

import { declarations } from "@hub/mf-content/block-declarations";
import { z } from "zod";

/** Kind of input for a value. */
export type ValueForm =
	| { readonly kind: "line" | "lines" | "formatted" | "link" | "picture" | "reference" }
	| { readonly kind: "switch"; readonly initial: boolean }
	| { readonly kind: "number"; readonly min: number | undefined; readonly max: number | undefined }
	| { readonly kind: "choice"; readonly values: readonly string[]; readonly initial: string | undefined }
	| { readonly kind: "list"; readonly item: ValueForm; readonly min: number; readonly max: number | undefined }
	| { readonly kind: "object"; readonly fields: readonly FieldForm[] }
	/** Columns and rows of a table, which are edited together. */
	| { readonly kind: "columns" | "rows" };

/** Form field of a property. */
export interface FieldForm {
	readonly name: string;
	readonly isRequired: boolean;
	readonly form: ValueForm;
	/** The shape's description, in English. */
	readonly about: string | undefined;
}

/** Form of a block. Blocks with variants, such as drawings, have different fields for each. */
export interface BlockForm {
	readonly type: string;
	/** Description in English. */
	readonly about: string;
	readonly once: boolean;
	/** Property that selects the variant; undefined for most blocks, which have only one. */
	readonly discriminator: string | undefined;
	/** Properties without `type`, by the value of `discriminator`; the key is empty if there is only one variant. */
	readonly variants: ReadonlyMap<string, readonly FieldForm[]>;
}

const jsonSchema = z.looseObject({
	/** JSON Schema lists two types for a nullable value. */
	type: z
		.union([z.string(), z.array(z.string()).transform((types) => types.find((type) => type !== "null"))])
		.optional(),
	description: z.string().optional(),
	form: z.enum(["lines", "formatted", "link", "picture", "reference"]).optional(),
	enum: z.array(z.string()).optional(),
	const: z.unknown().optional(),
	default: z.unknown().optional(),
	minimum: z.number().optional(),
	maximum: z.number().optional(),
	minItems: z.number().optional(),
	maxItems: z.number().optional(),
	/** `false` for a tuple, which allows no further items. */
	get items() {
		return z.union([jsonSchema, z.literal(false).transform(() => undefined)]).optional();
	},
	get prefixItems() {
		return z.array(jsonSchema).optional();
	},
	get anyOf() {
		return z.array(jsonSchema).optional();
	},
	get oneOf() {
		return z.array(jsonSchema).optional();
	},
	get properties() {
		return z.record(z.string(), jsonSchema).optional();
	},
	required: z.array(z.string()).optional(),
});
type JsonSchema = z.output<typeof jsonSchema>;

/** Forms of all blocks, sorted by type. */
export const blockForms: ReadonlyMap<string, BlockForm> = new Map(
	Object.entries(declarations).map(([type, { shape }]) => [type, blockForm(type, shape.schema, shape.once ?? false)]),
);

function blockForm(type: string, written: z.ZodType, once: boolean): BlockForm {
	const schema = jsonSchema.parse(z.toJSONSchema(written, { io: "input", unrepresentable: "any" }));
	const variants = schema.oneOf ?? [schema];
	const discriminator = schema.oneOf
		? Object.entries(variants[0]?.properties ?? {}).find(isDiscriminator)?.[0]
		: undefined;
	return {
		type,
		about: schema.description ?? "",
		once,
		discriminator,
		variants: new Map(
			variants.map((variant) => [
				discriminator === undefined ? "" : String(variant.properties?.[discriminator]?.const),
				fieldsOf(variant).filter(({ name }) => name !== "type" && name !== discriminator),
			]),
		),
	};
}

function isDiscriminator([name, { const: only }]: readonly [string, JsonSchema]): boolean {
	return name !== "type" && only !== undefined;
}

/** Returns the fields of a block's current variant. */
export function fieldsOfBlock(form: BlockForm, block: Readonly<Record<string, unknown>>): readonly FieldForm[] {
	const chosen = form.discriminator === undefined ? "" : String(block[form.discriminator]);
	return form.variants.get(chosen) ?? [];
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): FieldForm[] {
	const isTable = "columns" in properties && "rows" in properties;
	return Object.entries(properties).map(([name, property]) => ({
		name,
		isRequired: required.includes(name),
		form: isTable && (name === "columns" || name === "rows") ? { kind: name } : valueForm(property),
		about: property.description,
	}));
}

function valueForm(schema: JsonSchema): ValueForm {
	// `null` and the empty text only mean that an optional value is absent.
	const variant = schema.anyOf?.find(({ type, const: only }) => type !== "null" && only !== "");
	if (variant) return valueForm({ ...variant, ...(schema.form ? { form: schema.form } : {}), default: schema.default });
	if (schema.form) return { kind: schema.form };
	if (schema.enum) return { kind: "choice", values: schema.enum, initial: textOrUndefined(schema.default) };
	switch (schema.type) {
		case "array":
			return listForm(schema);
		case "object":
			return { kind: "object", fields: fieldsOf(schema) };
		case "integer":
		case "number":
			return { kind: "number", min: schema.minimum, max: maximumOf(schema.maximum) };
		case "boolean":
			return { kind: "switch", initial: schema.default === true };
		default:
			return { kind: "line" };
	}
}

function listForm({ prefixItems, items, minItems = 0, maxItems }: JsonSchema): ValueForm {
	if (prefixItems) {
		const [first] = prefixItems;
		return {
			kind: "list",
			item: valueForm(first ?? jsonSchema.parse({})),
			min: prefixItems.length,
			max: prefixItems.length,
		};
	}
	return { kind: "list", item: valueForm(items ?? jsonSchema.parse({})), min: minItems, max: maxItems };
}

/** zod sets JavaScript's limits for unbounded integers. */
function maximumOf(maximum: number | undefined): number | undefined {
	return maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
}

function textOrUndefined(value: unknown): string | undefined {
	return typeof value === "string" ? value : undefined;
}
