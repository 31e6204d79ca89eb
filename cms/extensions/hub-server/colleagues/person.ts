// Staff see each other's names and nothing else. Directus' Core licence has no permission for single fields of accounts, so staff
// may read their own account alone, and names are added to the answers that Studio requests (docs/decisions/013-content-access.md).

import type { Accountability, SchemaOverview } from "@directus/types";
import type { Knex } from "knex";
import { z } from "zod";

/** The fields of an account that staff may see. */
export const NAMES = ["id", "first_name", "last_name"] as const;

/** The collection of accounts. */
export const USERS = "directus_users";

const person = z.object({ id: z.string(), first_name: z.string().nullable(), last_name: z.string().nullable() });

/** An account as its colleagues see it. */
export type Person = z.infer<typeof person>;

/** Whether an account belongs to staff: it may open Studio and is not an administrator. */
export function isStaff(who: Accountability | null): who is Accountability & { readonly user: string } {
	return who?.app === true && !who.admin && who.user !== null;
}

/** The names of some accounts, by id. */
export async function namesOf(database: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
	if (ids.length === 0) return new Map();
	const found = z.array(person).parse(
		await database(USERS)
			.select(NAMES)
			.whereIn("id", [...new Set(ids)]),
	);
	return new Map(found.map((one) => [one.id, one]));
}

/** The requested fields among those of a row. @param fields as in a query; `*` for all */
export function asked<T extends object>(row: T, fields: readonly string[]): Partial<T> {
	const all = fields.some((field) => field === "*");
	return Object.fromEntries(Object.entries(row).filter(([field]) => all || fields.includes(field))) as Partial<T>;
}

/** Requested fields of a related row: for `user`, `user.first_name` is `first_name`. */
export function fieldsBelow(fields: readonly string[], field: string): string[] {
	return fields.flatMap((path) => {
		const [first = "", ...rest] = path.split(".");
		return rest.length > 0 && (first === field || first === "*") ? [rest.join(".")] : [];
	});
}

/** The name of a collection's primary key. */
export function primaryKeyOf(schema: SchemaOverview, collection: string): string {
	return schema.collections[collection]?.primary ?? "id";
}
