// Finds fields that a schema lacks, which the site would silently ignore.

import type { z } from "zod";
import { type DescribedShape, describedShape, entryShape, fieldShapes } from "./described-shape.ts";

/**
 * Returns a message for each unknown field of a value with the known ones, such as `items 2, subtitle: is not a field; the fields are title
 * and text`. Other problems are not reported. @param name name of the value in messages; default: none
 */
export function unknownFields(shape: z.ZodType, value: unknown, name = ""): string[] {
	return strayIn(describedShape(shape), value, name);
}

function strayIn(described: DescribedShape, value: unknown, position: string): string[] {
	if (typeof value !== "object" || value === null) return [];
	if (Array.isArray(value)) {
		return value.flatMap((entry, index) => {
			const inner = entryShape(described, index);
			return inner ? strayIn(inner, entry, `${position} ${index + 1}`) : [];
		});
	}
	const properties = fieldShapes(described, value);
	if (!properties) return [];
	const known = Object.keys(properties);
	return Object.entries(value).flatMap(([field, inner]) => {
		const there = position ? `${position}, ${field}` : field;
		const property = Object.hasOwn(properties, field) ? properties[field] : undefined;
		return property ? strayIn(property, inner, there) : [`${there}: is not a field; the fields are ${listed(known)}`];
	});
}

function listed(words: readonly string[]): string {
	return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
