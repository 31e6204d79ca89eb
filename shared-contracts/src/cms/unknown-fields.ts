// Finds fields that no schema has: the site would ignore them silently.

import { z } from "zod";

/** What of a JSON schema says which fields there are. */
interface Described {
	readonly properties?: Readonly<Record<string, Described>>;
	/** False where there is room for no more than what is listed. */
	readonly items?: Described | false;
	readonly prefixItems?: readonly Described[];
	readonly oneOf?: readonly Described[];
	readonly anyOf?: readonly Described[];
	readonly const?: unknown;
}

/**
 * Names each field of a value that its shape does not have, and those that it has instead, such as
 * `items 2, subtitle: is not a field; the fields are title and text`. What does not fit otherwise is not told here.
 * @param name what the value is called; default: it is not named
 */
export function unknownFields(shape: z.ZodType, value: unknown, name = ""): string[] {
	return strayIn(z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as Described, value, name);
}

function strayIn(described: Described, value: unknown, place: string): string[] {
	if (typeof value !== "object" || value === null) return [];
	if (Array.isArray(value)) {
		const list = waysOf(described).find(({ items, prefixItems }) => items || prefixItems);
		return value.flatMap((entry, index) => {
			const inner = list?.prefixItems?.[index] || list?.items;
			return inner ? strayIn(inner, entry, `${place} ${index + 1}`) : [];
		});
	}
	const properties = waysOf(described).find((way) => isOneOf(way, value))?.properties;
	if (!properties) return [];
	const known = Object.keys(properties);
	return Object.entries(value).flatMap(([field, inner]) => {
		const there = place ? `${place}, ${field}` : field;
		const property = Object.hasOwn(properties, field) ? properties[field] : undefined;
		return property ? strayIn(property, inner, there) : [`${there}: is not a field; the fields are ${listed(known)}`];
	});
}

/** The shapes that a value may have, those within others laid open. */
function waysOf(described: Described): Described[] {
	const ways = described.oneOf ?? described.anyOf;
	return ways ? ways.flatMap(waysOf) : [described];
}

/** Whether an object is of a shape: where its fields have one value alone, such as a type, it has that. */
function isOneOf({ properties }: Described, value: object): boolean {
	const own = new Map(Object.entries(value));
	return (
		properties !== undefined &&
		Object.entries(properties).every(([field, property]) => property.const === undefined || property.const === own.get(field))
	);
}

function listed(words: readonly string[]): string {
	return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
