import type { RichText } from "@hub/shared-contracts/rich-text/rich-text";

/** Whether an editor wrote anything. */
export function hasWords({ nodes }: RichText): boolean {
	return nodes !== null && nodes.length > 0;
}
