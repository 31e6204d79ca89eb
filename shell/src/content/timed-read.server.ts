// Reads whose rows are others with time alone, beyond what is scheduled: what is still to come, what is over.

import { LIVE_FIELDS } from "@hub/shared-contracts/cms/live";
import type { Filter } from "@hub/shared-contracts/content/content-reader";

const live: readonly string[] = LIVE_FIELDS;

/** Whether a filter compares a moment of the content with now. What is live is compared by the rule of all content, and is not meant. */
export function isTimed(filter: Filter): boolean {
	return Object.entries(filter).some(([name, wanted]) => !live.includes(name) && namesNow(wanted));
}

function namesNow(condition: unknown): boolean {
	if (Array.isArray(condition)) return condition.some(namesNow);
	if (typeof condition === "object" && condition !== null) return isTimed({ ...condition });
	return condition === "$NOW";
}
