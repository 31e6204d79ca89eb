// A shape as a JSON schema, to be walked beside a value: zod itself checks a value, and does not say which shape a part of it has.

import { z } from "zod";

/** What of a JSON schema says which fields there are. */
export interface DescribedShape {
	readonly properties?: Readonly<Record<string, DescribedShape>>;
	/** False where there is room for no more than what is listed. */
	readonly items?: DescribedShape | false;
	readonly prefixItems?: readonly DescribedShape[];
	readonly oneOf?: readonly DescribedShape[];
	readonly anyOf?: readonly DescribedShape[];
	readonly const?: unknown;
	/** How Studio asks for a text that is more than a line of words, where the shape says so. */
	readonly form?: string;
	/** False for a text that is an address or a code and no words. */
	readonly words?: boolean;
	/** The choices that there are for a text, and the form that it must have. */
	readonly enum?: readonly unknown[];
	readonly pattern?: string;
	readonly format?: string;
}

/** How a value of a shape is written. */
export function describedShape(shape: z.ZodType): DescribedShape {
	return z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as DescribedShape;
}

/** The shape of an entry of a list, counted from 0; undefined where there is room for none. */
export function entryShape(described: DescribedShape, index: number): DescribedShape | undefined {
	const list = waysOf(described).find(({ items, prefixItems }) => items || prefixItems);
	return list?.prefixItems?.[index] || list?.items || undefined;
}

/** The shapes of an object's fields; undefined where it is of no shape that there is. */
export function fieldShapes(described: DescribedShape, value: object): Readonly<Record<string, DescribedShape>> | undefined {
	return waysOf(described).find((way) => isOneOf(way, value))?.properties;
}

/** The shapes that a value may have, those within others laid open. */
function waysOf(described: DescribedShape): DescribedShape[] {
	const ways = described.oneOf ?? described.anyOf;
	return ways ? ways.flatMap(waysOf) : [described];
}

/** Whether an object is of a shape: where its fields have one value alone, such as a type, it has that. */
function isOneOf({ properties }: DescribedShape, value: object): boolean {
	const own = new Map(Object.entries(value));
	return (
		properties !== undefined &&
		Object.entries(properties).every(([field, property]) => property.const === undefined || property.const === own.get(field))
	);
}
