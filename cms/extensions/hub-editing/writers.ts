import type { Accountability } from "@directus/types";
import { type Action, roles } from "../../src/access-rules.ts";

/**
 * Whether somebody may write at all. Directus looks at that after the extensions: whoever may not is told so, and nothing of what
 * else is wrong.
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
