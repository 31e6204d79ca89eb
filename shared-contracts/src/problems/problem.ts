// Problems of values that editors write, as data. `problem-text.ts` has their texts.

import type { ParseKeys } from "i18next";

/** Key of a message that continues the name of a field: “Heading” *is missing*. */
export type ProblemKey = ParseKeys<"shared-contracts/problems">;

type ProblemValues = Readonly<Record<string, string | number | readonly string[]>>;

export interface Problem {
	/** Path to the value in its row: names of fields, and indexes of items. */
	readonly path: readonly (string | number)[];
	readonly key: ProblemKey;
	/** Values of the message's placeholders. `fields` and `choices` are lists of technical names. */
	readonly values?: ProblemValues | undefined;
}

/**
 * Returns zod's parameters for a shape's own rule: `refine(isLink, problem("link"))`,
 * `context.addIssue(problem("path"))`.
 */
export function problem(key: ProblemKey, values?: ProblemValues) {
	return { code: "custom", params: { key, values } } as const;
}

/** Groups problems by the field, or the item of a list, that contains them. */
export function groupByItem(problems: readonly Problem[]): readonly (readonly Problem[])[] {
	return [...Map.groupBy(problems, ({ path }) => path.slice(0, 2).join(".")).values()];
}
