// Checks blocks by the same rules as Directus. Only the block editor imports this file, because it bundles the shapes of all blocks.

import { declarations } from "@hub/mf-content/block-declarations";
import type { z } from "zod";
import { type Problem, type Problems, pathTo } from "./block-problems.ts";

/** Returns the problems of a block. Directus checks blocks of types that are unknown here. */
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
			return issue.message.includes("begins with /") ? { kind: "link" } : { kind: "custom", text: issue.message };
		case "invalid_union": {
			const [nearest] = issue.errors[0] ?? [];
			return nearest ? problemOf(nearest) : { kind: "other" };
		}
		default:
			return { kind: "other" };
	}
}
