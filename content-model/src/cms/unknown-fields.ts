// Finds fields that are not in a schema. The site would silently ignore them.

import type { Problem } from "@hub/shared-contracts/problems/problem";
import type { z } from "zod";
import { type DescribedShape, describedShape, entryShape, fieldShapes } from "./described-shape.ts";

/**
 * Returns a problem for each unknown field of a value, with the known ones.
 * @param path path to the value; default: none
 */
export function unknownFields(shape: z.ZodType, value: unknown, path: Problem["path"] = []): Problem[] {
	return findUnknown(describedShape(shape), value, path);
}

function findUnknown(described: DescribedShape, value: unknown, path: Problem["path"]): Problem[] {
	if (typeof value !== "object" || value === null) return [];
	if (Array.isArray(value)) {
		return value.flatMap((entry, index) => {
			const inner = entryShape(described, index);
			return inner ? findUnknown(inner, entry, [...path, index]) : [];
		});
	}
	const properties = fieldShapes(described, value);
	if (!properties) return [];
	// Forms have no fields for constants, such as the type of a block.
	const fields = Object.keys(properties).filter((field) => properties[field]?.const === undefined);
	return Object.entries(value).flatMap(([field, inner]) => {
		const property = Object.hasOwn(properties, field) ? properties[field] : undefined;
		return property
			? findUnknown(property, inner, [...path, field])
			: [{ path: [...path, field], key: "unknown-field" as const, values: { fields } }];
	});
}
