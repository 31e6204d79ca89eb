// What does not fit about blocks, as the content service will see it, shown at the field. Words are the reader's.

import { declarations } from "@hub/mf-content/block-declarations";
import type { z } from "zod";

/** What is wrong with a value, in a form that every language has words for. */
export type Problem =
	| { readonly kind: "missing" | "link" | "picture" | "other" }
	| { readonly kind: "few" | "many" | "low" | "high"; readonly count: number }
	/** What the shape says itself, in English. */
	| { readonly kind: "said"; readonly text: string };

/** Problems by the path of their value within the block: `items.0.href`; at an empty path those of the block. */
export type Problems = ReadonlyMap<string, Problem>;

/** Joins the steps to a value. */
export function pathTo(...steps: readonly (string | number)[]): string {
	return steps.filter((step) => step !== "").join(".");
}

/** What is wrong with a block. A block of a kind that is not known here is the content service's to judge. */
export function problemsOf(block: unknown): Problems {
	if (typeof block !== "object" || block === null || !("type" in block)) return new Map();
	const written = declarations[String(block.type)]?.shape.written.safeParse(block, { reportInput: true });
	if (!written || written.success) return new Map();
	return new Map(written.error.issues.map((issue) => [pathTo(...issue.path.map(String)), problemOf(issue)]));
}

function problemOf(issue: z.core.$ZodIssue): Problem {
	switch (issue.code) {
		case "invalid_type":
			return { kind: issue.input === undefined || issue.input === null ? "missing" : "other" };
		case "too_small":
			if (issue.origin === "string") return { kind: "missing" };
			return { kind: issue.origin === "array" ? "few" : "low", count: Number(issue.minimum) };
		case "too_big":
			return { kind: issue.origin === "array" ? "many" : "high", count: Number(issue.maximum) };
		case "invalid_format":
			return issue.input === "" ? { kind: "missing" } : { kind: "picture" };
		case "custom":
			return issue.message.includes("begins with /") ? { kind: "link" } : { kind: "said", text: issue.message };
		case "invalid_union": {
			const [nearest] = issue.errors[0] ?? [];
			return nearest ? problemOf(nearest) : { kind: "other" };
		}
		default:
			return { kind: "other" };
	}
}

/** Parts of what shapes say in English, for which there are words in every language. */
const SAID = [
	"or a name instead",
	"where the link leads",
	"what the picture shows",
	"end of the address of a recording",
	"number at the provider",
	"cells, and the table",
	"begins in or before",
	"ends in an existing phase",
] as const;

/** The key of the words for what a shape says in English. */
export function saidKey(text: string): string {
	return `said.${SAID.findIndex((part) => text.includes(part))}`;
}
