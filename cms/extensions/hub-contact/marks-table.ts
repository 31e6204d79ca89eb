import type { Knex } from "knex";
import { z } from "zod";
import type { ownTables } from "../../src/own-tables.ts";

/** How often something was marked since it was new, and until when that counts, in ms since 1970. */
export interface Mark {
	readonly times: number;
	readonly until: number;
}

/** A table of what was used or counted. */
export interface Marks {
	/**
	 * Marks something once more, in one statement, so that of two at the same moment one is the first. A mark whose time is over begins
	 * anew.
	 * @param mark says nothing personal: a seal, or a random name
	 */
	set(trx: Knex, mark: string, until: number, now: number): Promise<Mark>;
	/** Takes one time back. */
	takeBack(trx: Knex, mark: string): Promise<void>;
	/** Forgets a mark at once. */
	forget(trx: Knex, mark: string): Promise<void>;
	/** Forgets what does not count any more. */
	forgetOld(database: Knex, now: number): Promise<void>;
}

// Postgres gives big numbers as text.
const answer = z.preprocess(
	(result) => (typeof result === "object" && result !== null && "rows" in result ? result.rows : result),
	z.tuple([z.object({ times: z.coerce.number(), until: z.coerce.number() })]),
);

/** The marks in a table. */
export function marksIn(table: keyof typeof ownTables): Marks {
	return {
		async set(trx, mark, until, now) {
			const over = `${table}.until <= ?`;
			const statement = `insert into ${table} (mark, times, until) values (?, 1, ?) on conflict (mark) do update set
				times = case when ${over} then 1 else ${table}.times + 1 end,
				until = case when ${over} then excluded.until else ${table}.until end
				returning times, until`;
			return answer.parse(await trx.raw(statement, [mark, until, now, now]))[0];
		},
		async takeBack(trx, mark) {
			await trx(table).where({ mark }).where("times", ">", 0).decrement("times", 1);
		},
		async forget(trx, mark) {
			await trx(table).where({ mark }).delete();
		},
		async forgetOld(database, now) {
			await database(table).where("until", "<=", now).delete();
		},
	};
}

/** What was used and counted of the contact form. */
export const contactMarks = marksIn("hub_contact_marks");
