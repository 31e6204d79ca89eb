import type { Accountability } from "@directus/types";
import { type Action, roles } from "../../../src/access-rules.ts";

/**
 * Whether an account may write at all. Directus checks permissions after the extensions: without permission, the answer is that
 * alone, and nothing of what else is wrong.
 * @param who null for Directus itself
 */
export function mayWrite(who: Accountability | null, collection: string, action: Action): boolean {
	if (who === null || who.admin) return true;
	// An account may have policies without a role; the public has none that let it write.
	if (who.user === null) return false;
	const ours = roles.find(({ role }) => role === who.role);
	return (
		ours === undefined ||
		ours.permissions.some((permission) => permission.collection === collection && permission.action === action)
	);
}

/** What Directus itself says of permissions, entry by entry: its `PermissionsService`. */
export interface ItemPermissions {
	getItemPermissions(collection: string, key: string): Promise<Readonly<Record<"update" | "delete", { readonly access: boolean }>>>;
}

/**
 * Whether an account may change or delete entries, for what is done before Directus checks that: of roles that are not ours, only
 * Directus knows what they may.
 */
export async function mayChange(
	who: Accountability | null,
	collection: string,
	action: "update" | "delete",
	keys: readonly string[],
	permissions: () => ItemPermissions,
): Promise<boolean> {
	if (!mayWrite(who, collection, action)) return false;
	if (who === null || who.admin || roles.some(({ role }) => role === who.role)) return true;
	const found = await Promise.all(keys.map((key) => permissions().getItemPermissions(collection, key)));
	return found.every((one) => one[action].access);
}
