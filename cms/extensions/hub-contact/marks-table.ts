import type { Knex } from "knex";
import { z } from "zod";

/** The table of what was used or counted. It has no metadata in Directus, so it is no collection. */
export const marksTable = "hub_contact_marks";

/** Makes the table where it is missing. Two instances may do so at the same time. */
export async function makeMarksTable(database: Knex): Promise<void> {
	if (await database.schema.hasTable(marksTable)) return;
	try {
		await database.schema.createTable(marksTable, (table) => {
			table.string("mark").primary();
			table.integer("times").notNullable();
			table.bigInteger("until").notNullable().index();
		});
	} catch (error) {
		if (!(await database.schema.hasTable(marksTable))) throw error;
	}
}

/** How often something was marked since it was new, and until when that counts, in ms since 1970. */
export interface Mark {
	readonly times: number;
	readonly until: number;
}

// Postgres gives big numbers as text.
const answer = z.preprocess(
	(result) => (typeof result === "object" && result !== null && "rows" in result ? result.rows : result),
	z.tuple([z.object({ times: z.coerce.number(), until: z.coerce.number() })]),
);

/**
 * Marks something once more, in one statement, so that of two at the same moment one is the first. A mark whose time is over begins
 * anew.
 * @param mark says nothing personal: a seal, or a random name
 */
export async function setMark(trx: Knex, mark: string, until: number, now: number): Promise<Mark> {
	const over = `${marksTable}.until <= ?`;
	const statement = `insert into ${marksTable} (mark, times, until) values (?, 1, ?) on conflict (mark) do update set
		times = case when ${over} then 1 else ${marksTable}.times + 1 end,
		until = case when ${over} then excluded.until else ${marksTable}.until end
		returning times, until`;
	return answer.parse(await trx.raw(statement, [mark, until, now, now]))[0];
}

/** Forgets what does not count any more. */
export async function forgetOldMarks(database: Knex, now: number): Promise<void> {
	await database(marksTable).where("until", "<=", now).delete();
}
