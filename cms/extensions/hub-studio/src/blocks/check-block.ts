// Checks blocks by the same shapes as Directus, and describes their problems. Only the block editor imports this file,
// because it bundles the shapes of all blocks.

import { declarations } from "@hub/mf-content/block-declarations";
import { parseShape } from "@hub/shared-contracts/problems/parse-shape";
import type { Problem } from "@hub/shared-contracts/problems/problem";
import { problemText } from "@hub/shared-contracts/problems/problem-text";
import { useLocale } from "../studio/texts.ts";
import { stepsOf } from "./block-names.ts";
import type { BlockTexts } from "./messages.ts";
import { type Problems, pathTo } from "./problems.ts";

/** Returns the problems of a block. Directus checks blocks of types that are unknown here. */
export function problemsOf(block: unknown): Problems {
	if (typeof block !== "object" || block === null || !("type" in block)) return new Map();
	const shape = declarations[String(block.type)]?.shape.schema;
	const checked = shape && parseShape(shape, block);
	return new Map(
		checked?.success === false ? checked.problems.map((problem) => [pathTo(...problem.path), problem]) : [],
	);
}

/** Returns a function that describes a problem in a block of a type: “Link” is missing. */
export function useProblemSentences({ t, blockName, choiceName, fieldName, stepNames }: BlockTexts) {
	const locale = useLocale();
	return (type: string, problem: Problem): string => {
		const labels = { fields: (name: string) => fieldName(type, name), choices: choiceName };
		const name = stepNames(type, stepsOf(problem.path)).at(-1) ?? blockName(type);
		return t("problem", { name, problem: problemText(problem, locale(), labels) });
	};
}
