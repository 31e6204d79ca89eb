// The two questions that Studio's comments ask about accounts: who is mentioned, and who can be.

import type { Query } from "@directus/types";
import type { Knex } from "knex";
import { z } from "zod";
import { readersOf } from "../comments/readers.ts";
import { namesOf, type Person } from "./person.ts";

const mentioned = z.strictObject({ id: z.strictObject({ _in: z.array(z.string()).max(100) }) });
const starting = z.strictObject({ _starts_with: z.string() });
/** Studio looks into addresses too; of these, nothing is given out. */
const typed = z.strictObject({
	_or: z.tuple([
		z.strictObject({ first_name: starting }),
		z.strictObject({ last_name: starting }),
		z.strictObject({ email: starting }),
	]),
});
/** Of all questions without a filter, the one of a comment in which a name begins. */
const MENTIONING = ["first_name", "last_name", "email", "id", "avatar.id", "avatar.modified_on"];

/** The accounts that a comment asks for; undefined for any other question, which Directus answers. */
export async function mentionable(database: Knex, { filter, fields, search, aggregate }: Query): Promise<Person[] | undefined> {
	if (search || aggregate) return undefined;
	const named = mentioned.safeParse(filter).data;
	if (named) return [...(await namesOf(database, named.id._in)).values()];
	if (fields?.length !== MENTIONING.length || !MENTIONING.every((field) => fields.includes(field))) return undefined;
	const begun = typed.safeParse(filter).data;
	if (!begun && filter) return undefined;
	const start = begun?._or[0].first_name._starts_with.toLowerCase() ?? "";
	const people = await readersOf(database);
	return people.filter((person) =>
		[person.first_name, person.last_name].some((name) => (name ?? "").toLowerCase().startsWith(start)),
	);
}
