// Converts zod schemas to JSON schemas, to find the schema of a part of a value, which zod does not expose.

import { z } from "zod";

/** The parts of a JSON schema that describe fields. */
export interface DescribedShape {
	readonly properties?: Readonly<Record<string, DescribedShape>>;
	/** False for a tuple, which allows no further items. */
	readonly items?: DescribedShape | false;
	readonly prefixItems?: readonly DescribedShape[];
	readonly oneOf?: readonly DescribedShape[];
	readonly anyOf?: readonly DescribedShape[];
	readonly const?: unknown;
	/** Input of Studio for a text, unless it is a single line. */
	readonly form?: string;
	/** True for an address or a code. */
	readonly isCode?: boolean;
	/** Allowed values, and the format of the text. */
	readonly enum?: readonly unknown[];
	readonly pattern?: string;
	readonly format?: string;
}

/** Returns the JSON schema of a shape. */
export function describedShape(shape: z.ZodType): DescribedShape {
	return z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as DescribedShape;
}

/** Returns the shape of a list's item, counted from 0; undefined if it is not allowed. */
export function entryShape(described: DescribedShape, index: number): DescribedShape | undefined {
	const list = variantsOf(described).find(({ items, prefixItems }) => items || prefixItems);
	return list?.prefixItems?.[index] || list?.items || undefined;
}

/** Returns the shapes of an object's fields; undefined if no variant matches. */
export function fieldShapes(
	described: DescribedShape,
	value: object,
): Readonly<Record<string, DescribedShape>> | undefined {
	return variantsOf(described).find((variant) => matchesConstants(variant, value))?.properties;
}

/** Returns all variants of a shape, including nested ones. */
function variantsOf(described: DescribedShape): DescribedShape[] {
	const variants = described.oneOf ?? described.anyOf;
	return variants ? variants.flatMap(variantsOf) : [described];
}

/** True if an object matches a variant in all constant fields, such as `type`. */
function matchesConstants({ properties }: DescribedShape, value: object): boolean {
	const own = new Map(Object.entries(value));
	return (
		properties !== undefined &&
		Object.entries(properties).every(
			([field, property]) => property.const === undefined || property.const === own.get(field),
		)
	);
}
