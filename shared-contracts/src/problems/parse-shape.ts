// Parses values by a schema, and converts zod's issues to problems.

import type { z } from "zod";
import type { Problem, ProblemKey, problem } from "./problem.ts";

/** Result of {@link parseShape}, with the property names of zod. */
export type ParsedShape<Value> =
	| { readonly success: true; readonly data: Value }
	| { readonly success: false; readonly problems: readonly Problem[] };

/**
 * Parses a value. Reports only the first problem of each part, so that an empty text is not also an invalid address.
 * @param path path to the value in its row, which the problems' paths begin with
 */
export function parseShape<Shape extends z.ZodType>(
	shape: Shape,
	value: unknown,
	path: Problem["path"] = [],
): ParsedShape<z.output<Shape>> {
	const parsed = shape.safeParse(value, { reportInput: true });
	if (parsed.success) return parsed;
	const parts = Map.groupBy(parsed.error.issues, (issue) => issue.path.join("."));
	return {
		success: false,
		problems: [...parts.values()].flatMap((issues) => issues.slice(0, 1)).map((issue) => problemOf(issue, path)),
	};
}

const TYPES: Readonly<Record<string, ProblemKey>> = {
	string: "text",
	number: "number",
	int: "integer",
	boolean: "boolean",
	array: "list",
	tuple: "list",
	object: "object",
};

/** Formats of texts: zod's own, and those that shapes declare with `z.stringFormat`. */
const FORMATS: Readonly<Record<string, ProblemKey>> = {
	date: "date",
	id: "id",
	did: "did",
	base64url: "base64url",
	picture: "picture",
	secret: "secret",
};

function problemOf(issue: z.core.$ZodIssue, within: Problem["path"]): Problem {
	const path = [...within, ...issue.path.map((step) => (typeof step === "number" ? step : String(step)))];
	const isMissing = issue.input === undefined || issue.input === null;
	switch (issue.code) {
		case "invalid_type":
			return { path, key: isMissing ? "missing" : (TYPES[issue.expected] ?? "other") };
		case "too_small":
			if (issue.origin === "string") return { path, key: "empty" };
			if (issue.origin === "array") return { path, key: "few", values: { count: Number(issue.minimum) } };
			return { path, key: "low", values: { least: Number(issue.minimum) } };
		case "too_big":
			if (issue.origin === "array") return { path, key: "many", values: { count: Number(issue.maximum) } };
			return { path, key: "high", values: { most: Number(issue.maximum) } };
		case "invalid_value":
			return { path, key: "choice", values: { choices: issue.values.map(String) } };
		case "invalid_format":
			return { path, key: issue.input === "" ? "empty" : (FORMATS[issue.format] ?? "other") };
		case "invalid_union": {
			if ("options" in issue && Array.isArray(issue.options))
				return { path, key: "choice", values: { choices: issue.options.map(String) } };
			// The first variant is the one that the value matches best.
			const [nearest] = issue.errors[0] ?? [];
			return nearest ? problemOf(nearest, path) : { path, key: "other" };
		}
		case "custom":
			// Shapes create their problems with `problem`; another refusal has no key.
			return { path, ...((issue.params as ReturnType<typeof problem>["params"] | undefined) ?? { key: "other" }) };
		default:
			return { path, key: "other" };
	}
}
