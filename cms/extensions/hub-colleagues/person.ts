// What staff know of each other: their names. Directus has no rule for that below its paid licences, so none is granted: staff may
// read their own account alone, and names are added to what Studio asks for.

import type { Accountability, SchemaOverview } from "@directus/types";
import type { Knex } from "knex";
import { z } from "zod";

/** All that is told of an account. */
export const NAMES = ["id", "first_name", "last_name"] as const;

/** Where accounts are kept. */
export const USERS = "directus_users";

const person = z.object({ id: z.string(), first_name: z.string().nullable(), last_name: z.string().nullable() });

/** An account as its colleagues know it. */
export type Person = z.infer<typeof person>;

/** Who is told names: people in Studio who may not read accounts anyway. */
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

/** What was asked for of what may be told. @param fields as in a query; `*` for all */
export function asked<T extends object>(row: T, fields: readonly string[]): Partial<T> {
	const all = fields.some((field) => field === "*");
	return Object.fromEntries(Object.entries(row).filter(([field]) => all || fields.includes(field))) as Partial<T>;
}

/** Fields asked of a row that another one points to: `user.first_name` of `user` is `first_name`. */
export function fieldsBelow(fields: readonly string[], field: string): string[] {
	return fields.flatMap((path) => {
		const [first = "", ...rest] = path.split(".");
		return rest.length > 0 && (first === field || first === "*") ? [rest.join(".")] : [];
	});
}

/** The field by which rows are known. */
export function primaryKeyOf(schema: SchemaOverview, collection: string): string {
	return schema.collections[collection]?.primary ?? "id";
}
