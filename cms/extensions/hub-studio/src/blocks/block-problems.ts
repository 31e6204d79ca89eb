// Validation problems of a block, shown at their fields.

import type { Problem } from "@hub/shared-contracts/problems/problem";

/** Problems by path of the value in the block, such as `items.0.href`. */
export type Problems = ReadonlyMap<string, Problem>;

export function pathTo(...steps: readonly (string | number)[]): string {
	return steps.filter((step) => step !== "").join(".");
}
