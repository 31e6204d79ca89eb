// Describes validation problems for editors. The site's log and Studio use the same sentences.

import type { z } from "zod";

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Readonly<Record<string, string>> = {
	string: "a text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "an object, in curly brackets",
};

/** Returns the message for an issue; undefined for zod's own message. Used as `error` of `safeParse`. */
export const explainIssue: z.core.$ZodErrorMap = (issue: RawIssue) => {
	switch (issue.code) {
		case "invalid_type":
			return issue.input === undefined || issue.input === null
				? "is missing"
				: `must be ${KINDS[issue.expected] ?? issue.expected}`;
		case "too_small":
			if (issue.origin === "string") return "must not be empty";
			if (issue.origin === "array")
				return issue.minimum === 1 ? "needs at least one entry" : `needs at least ${issue.minimum} entries`;
			return `must be at least ${issue.minimum}`;
		case "too_big":
			if (issue.origin === "array") return `has room for ${issue.maximum} entries`;
			return `must be at most ${issue.maximum}`;
		case "invalid_value":
			return oneOf(issue.values);
		case "invalid_union":
			// The first variant is the one that the value matches best.
			return Array.isArray(issue.options) ? oneOf(issue.options) : issue.errors[0]?.[0]?.message;
		default:
			return undefined;
	}
};

function oneOf(values: readonly unknown[]): string {
	return values.length === 1 ? `must be ${String(values[0])}` : `must be one of ${values.map(String).join(", ")}`;
}

/** Returns all issues of a value in one line, e.g. `items 2, href: must not be empty`. Items are counted from 1. */
export function describeIssues({ issues }: z.core.$ZodError, whole: string): string {
	return issues.map(({ path, message }) => `${positionOf(path) || whole}: ${message}`).join("; ");
}

function positionOf(path: readonly PropertyKey[]): string {
	return path.reduce<string>(
		(position, step) => (typeof step === "number" ? `${position} ${step + 1}` : `${position}${position && ", "}${String(step)}`),
		"",
	);
}
