// Who may be asked to read an entry: those who may open Studio, and the entry in it.

import type { Knex } from "knex";
import { z } from "zod";
import { type Person, USERS } from "../colleagues/person.ts";

const flag = z.union([z.boolean(), z.number()]).transform(Boolean);
const granted = z.array(
	z.object({
		role: z.string().nullable(),
		user: z.string().nullable(),
		policy: z.string(),
		app_access: flag,
		admin_access: flag,
	}),
);
const accounts = z.array(
	z.object({
		...{ id: z.string(), first_name: z.string().nullable(), last_name: z.string().nullable() },
		role: z.string().nullable(),
	}),
);
const roles = z.array(z.object({ id: z.string(), parent: z.string().nullable() }));
const policies = z.array(z.object({ policy: z.string() }));

/**
 * The active accounts that may open Studio and read a collection there, by their policies; Core's licence knows no rules for single rows.
 * @param collection default: all that may open Studio
 */
export async function readersOf(database: Knex, collection?: string): Promise<readonly Person[]> {
	const [access, people, tree, reading] = await Promise.all([
		database("directus_access as access")
			.join("directus_policies as policy", "policy.id", "access.policy")
			.select("access.role", "access.user", { policy: "policy.id" }, "policy.app_access", "policy.admin_access")
			.then((rows) => granted.parse(rows)),
		database(USERS)
			.select("id", "first_name", "last_name", "role")
			.where({ status: "active" })
			.orderBy(["first_name", "last_name"])
			.then((rows) => accounts.parse(rows)),
		database("directus_roles")
			.select("id", "parent")
			.then((rows) => roles.parse(rows)),
		database("directus_permissions")
			.select("policy")
			.where({ collection: collection ?? "", action: "read" })
			.then((rows) => new Set(policies.parse(rows).map(({ policy }) => policy))),
	]);
	const parents = new Map(tree.map(({ id, parent }) => [id, parent]));
	const chain = (role: string | null, seen: readonly string[] = []): readonly string[] =>
		role === null || seen.includes(role) ? seen : chain(parents.get(role) ?? null, [...seen, role]);
	return people.flatMap(({ role, ...person }) => {
		const own = chain(role);
		const held = access.filter((one) => one.user === person.id || (one.role !== null && own.includes(one.role)));
		const mayRead = held.some(({ admin_access }) => admin_access);
		const mayOpen =
			held.some(({ app_access }) => app_access) && (collection === undefined || held.some(({ policy }) => reading.has(policy)));
		return mayRead || mayOpen ? [person] : [];
	});
}
