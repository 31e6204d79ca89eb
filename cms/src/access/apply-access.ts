import { isDeepStrictEqual } from "node:util";
import { contentPath } from "@hub/content-model/cms/content-path";
import { z } from "zod";
import { CmsCallError, type CmsClient, createCmsClient } from "../rest.ts";
import type { Applied } from "../schema/apply.ts";
import { editors, publicPolicy, type RoleDefinition, roles, site, siteUser, staffUser } from "./access-rules.ts";
import type { AccountName, Credentials } from "./credentials.ts";

const row = z.object({ id: z.string() });
const settings = z.object({ auth_login_attempts: z.number().nullable() });
/** Directus' default for `auth_login_attempts`: wrong passwords until it suspends an account. */
const ATTEMPTS = 25;
const permission = z.object({
	policy: z.string(),
	collection: z.string(),
	action: z.string(),
	fields: z.array(z.string()).nullable(),
	permissions: z.record(z.string(), z.unknown()).nullable(),
});

/**
 * Creates missing roles, policies, permissions and our two accounts in Directus, and reports what it has beyond them,
 * above all public permissions, of which there must be none. Directus' lock of accounts is turned off unless an
 * operator has set it.
 * @param client acts as the administrator
 * @param changed accounts whose credentials differ from those last written to Directus
 * @throws CmsCallError if Directus refuses a change
 */
export async function applyAccess(
	client: CmsClient,
	credentials: Credentials,
	changed: readonly AccountName[],
): Promise<Applied> {
	const ids = (list: readonly string[]) => ({ filter: { id: { _in: list } }, fields: ["id"], limit: -1 });
	const [foundRoles, foundPolicies, foundAccess, foundUsers, found, tokenWorks, { auth_login_attempts: attempts }] =
		await Promise.all([
			client.read("/roles", ids(roles.map(({ role }) => role)), z.array(row)),
			client.read("/policies", ids(roles.map(({ policy }) => policy)), z.array(row)),
			client.read("/access", ids(roles.map(({ access }) => access)), z.array(row)),
			client.read("/users", ids([siteUser, staffUser]), z.array(row)),
			client.read(
				"/permissions",
				{
					filter: { policy: { _in: [publicPolicy, ...roles.map(({ policy }) => policy)] } },
					fields: ["policy", "collection", "action", "fields", "permissions"],
					limit: -1,
				},
				z.array(permission),
			),
			accepts(client.url, credentials.directus.siteToken),
			client.read("/settings", { fields: ["auth_login_attempts"] }, settings),
		]);

	let writes = 0;
	const create = async (path: string, rows: readonly object[]): Promise<void> => {
		if (rows.length === 0) return;
		await client.create(path, rows);
		writes += 1;
	};
	const without = (present: readonly { id: string }[], key: "role" | "policy" | "access"): RoleDefinition[] =>
		roles.filter((definition) => !present.some(({ id }) => id === definition[key]));

	await create(
		"/policies",
		without(foundPolicies, "policy").map(({ policy, name, icon, description, studio }) => ({
			id: policy,
			name,
			icon,
			description,
			app_access: studio,
			admin_access: false,
			enforce_tfa: false,
		})),
	);
	await create(
		"/roles",
		without(foundRoles, "role").map(({ role, name, icon, description }) => ({ id: role, name, icon, description })),
	);
	await create(
		"/access",
		without(foundAccess, "access").map(({ access, role, policy }) => ({ id: access, role, policy })),
	);
	const wanted = roles.flatMap(({ policy, permissions }) =>
		permissions.map(({ collection, action, fields, rows }) => ({
			policy,
			collection,
			action,
			fields: fields ?? ["*"],
			permissions: rows ?? {},
			validation: null,
			presets: null,
		})),
	);
	const nameOf = (entry: { policy: string; collection: string; action: string }) =>
		`${entry.policy} ${entry.collection} ${entry.action}`;
	const present = new Set(found.map(nameOf));
	await create(
		"/permissions",
		wanted.filter((entry) => !present.has(nameOf(entry))),
	);

	const has = (id: string): boolean => foundUsers.some((user) => user.id === id);
	if (!has(siteUser)) {
		await create("/users", [
			{ id: siteUser, first_name: "Site", role: site.role, status: "active", token: credentials.directus.siteToken },
		]);
	} else if (!tokenWorks) {
		await client.update(contentPath("users", siteUser), { token: credentials.directus.siteToken });
		writes += 1;
	}
	if (!has(staffUser)) {
		await create("/users", [
			{ id: staffUser, first_name: "Staff", role: editors.role, status: "active", ...credentials.staff },
		]);
	} else if (changed.includes("staff")) {
		await client.update(contentPath("users", staffUser), { ...credentials.staff });
		writes += 1;
	}
	if (attempts === ATTEMPTS) {
		// Directus would suspend an account permanently, so anonymous requests could lock the administrator out.
		// `hub-server/limits` limits the rate instead.
		await client.update("/settings", { auth_login_attempts: null });
		writes += 1;
	}
	return { writes, drift: accessDrift(found, new Map(wanted.map((entry) => [nameOf(entry), entry]))) };
}

function accessDrift(
	found: readonly z.infer<typeof permission>[],
	wanted: ReadonlyMap<string, { fields: readonly string[]; permissions: Readonly<Record<string, unknown>> }>,
): string[] {
	return found.flatMap((entry) => {
		if (entry.policy === publicPolicy)
			return [`${entry.collection}: everybody may ${entry.action} it without signing in`];
		const name = roles.find(({ policy }) => policy === entry.policy)?.name ?? entry.policy;
		const ours = wanted.get(`${entry.policy} ${entry.collection} ${entry.action}`);
		if (ours === undefined)
			return [`${entry.collection}: ${name} may ${entry.action} it, the repository does not say so`];
		const same =
			isDeepStrictEqual(entry.fields ?? ["*"], ours.fields) &&
			isDeepStrictEqual(entry.permissions ?? {}, ours.permissions);
		return same
			? []
			: [`${entry.collection}: the rule by which ${name} may ${entry.action} it differs from the repository`];
	});
}

/** True if a static token belongs to an active account. */
async function accepts(url: string, token: string): Promise<boolean> {
	try {
		await createCmsClient(url, token).read("/users/me", { fields: ["id"] }, row);
		return true;
	} catch (error) {
		if (error instanceof CmsCallError && (error.status === 401 || error.status === 403)) return false;
		throw error;
	}
}
