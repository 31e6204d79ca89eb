import type { Accountability } from "@directus/types";
import { type Action, roles } from "../../src/access-rules.ts";

/**
 * Whether an account may write at all. Directus checks permissions after the extensions: without permission, the answer is that
 * alone, and nothing of what else is wrong.
 * @param who null for Directus itself
 */
export function mayWrite(who: Accountability | null, collection: string, action: Action): boolean {
	if (who === null || who.admin) return true;
	if (who.role === null) return false;
	const ours = roles.find(({ role }) => role === who.role);
	return (
		ours === undefined ||
		ours.permissions.some((permission) => permission.collection === collection && permission.action === action)
	);
}
