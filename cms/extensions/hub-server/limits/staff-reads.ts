// Restricts what staff read of accounts and activities. Their permissions follow Directus' recommendation for Studio,
// because the Core licence allows only all columns or none. Directus conceals passwords, tokens and keys of the second
// factor and rejects filters by them, but it sorts by them. This module handles the rest.

import { ForbiddenError } from "@directus/errors";
import type { Accountability, Filter, HookConfig, Query } from "@directus/types";
import type { Knex } from "knex";
import { z } from "zod";

/** Columns that staff may not read; Directus shows them to everyone with the permission. */
const HIDDEN = ["auth_data", "external_identifier", "ip", "user_agent"];
const HIDDEN_NAME = new RegExp(`\\b(${HIDDEN.join("|")})\\b`);
const SECRET_NAME = new RegExp(`\\b(${[...HIDDEN, "password", "token", "tfa_secret"].join("|")})\\b`);

const read = z.object({ collection: z.string() });

/** Limits what staff read of accounts, activities and the history. */
export function limitStaffReads({ filter }: Pick<Parameters<HookConfig>[0], "filter">): void {
	filter("*.query", async (payload, meta, { accountability, database }) => {
		if (!isStaff(accountability)) return payload;
		const query = payload as Query;
		const { collection } = read.parse(meta);
		// A search covers all columns of an activity.
		if (usesSecrets(query) || (collection === "directus_activity" && query.search)) throw new ForbiddenError();
		const rows = await rowsOf(collection, accountability.user, database);
		return {
			...query,
			...(query.fields ? { fields: query.fields.filter((path) => !HIDDEN_NAME.test(path)) } : {}),
			...(rows ? { filter: query.filter ? { _and: [query.filter, rows] } : rows } : {}),
		};
	});
	filter("*.read", (payload, _meta, { accountability }) =>
		isStaff(accountability) ? withoutHidden(payload) : payload,
	);
}

/** Returns the roles whose accounts may open Studio. */
export async function studioRoles(database: Knex): Promise<readonly string[]> {
	return database("directus_access as access")
		.join("directus_policies as policy", "policy.id", "access.policy")
		.where((policy) => policy.where("policy.app_access", true).orWhere("policy.admin_access", true))
		.whereNotNull("access.role")
		.pluck("access.role");
}

function isStaff(who: Accountability | null): who is Accountability & { readonly user: string } {
	return who?.app === true && !who.admin && who.user !== null;
}

async function rowsOf(collection: string, user: string, database: Knex): Promise<Filter | undefined> {
	if (collection === "directus_users")
		return { _or: [{ id: { _eq: user } }, { role: { _in: [...(await studioRoles(database))] } }] };
	if (collection !== "directus_revisions" && collection !== "directus_activity") return undefined;
	const own = { _and: [{ collection: { _eq: "directus_users" } }, { item: { _eq: user } }] };
	const files = { collection: { _in: ["directus_files", "directus_folders"] } };
	return { _or: [{ collection: { _nstarts_with: "directus_" } }, files, own] };
}

/** True if a query could reveal a secret value by the rows or the order that it returns. */
function usesSecrets({ filter, sort, group, aggregate, alias, deep }: Query): boolean {
	return SECRET_NAME.test([...keysOf(filter), JSON.stringify({ sort, group, aggregate, alias, deep })].join(" "));
}

function keysOf(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	const nested = Object.values(value).flatMap(keysOf);
	return Array.isArray(value) ? nested : [...Object.keys(value), ...nested];
}

function withoutHidden(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutHidden);
	if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
	const visible = Object.entries(value).filter(([name]) => !HIDDEN.includes(name));
	return Object.fromEntries(visible.map(([name, inner]) => [name, withoutHidden(inner)]));
}
