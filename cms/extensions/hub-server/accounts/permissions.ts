import type { Accountability } from "@directus/types";
import { type Action, roles } from "../../../src/access/access-rules.ts";

/**
 * True if an account may write at all. Directus checks permissions after extensions; without permission, its error is
 * the only response.
 * @param who account, or null for Directus itself
 */
export function mayWrite(who: Accountability | null, collection: string, action: Action): boolean {
	if (who === null || who.admin) return true;
	// Accounts may have policies without a role; the public has none with write permissions.
	if (who.user === null) return false;
	const ours = roles.find(({ role }) => role === who.role);
	return (
		ours === undefined ||
		ours.permissions.some((permission) => permission.collection === collection && permission.action === action)
	);
}

/** The part of Directus' `PermissionsService` that checks single entries. */
export interface ItemPermissions {
	getItemPermissions(
		collection: string,
		key: string,
	): Promise<Readonly<Record<"update" | "delete", { readonly access: boolean }>>>;
}

/**
 * True if an account may change or delete entries, for work before Directus' own check. Only Directus knows the
 * permissions of roles that are not ours.
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
