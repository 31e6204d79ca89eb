import type { Knex } from "knex";
import { z } from "zod";
import type { ownTables } from "../../../src/database/own-tables.ts";

/** Value of a counter, and its expiry in ms since 1970. */
export interface Count {
	readonly times: number;
	readonly until: number;
}

/** Table of counters and used proofs. */
export interface Counters {
	/**
	 * Increments a counter, in one statement, so that of two concurrent calls one is first. An expired counter starts
	 * again at 1.
	 * @param mark its key, without personal data: an HMAC or a random name
	 */
	increment(trx: Knex, mark: string, until: number, now: number): Promise<Count>;
	decrement(trx: Knex, mark: string): Promise<void>;
	reset(trx: Knex, mark: string): Promise<void>;
	deleteExpired(database: Knex, now: number): Promise<void>;
}

// PostgreSQL returns large numbers as text.
const countRow = z.preprocess(
	(result) => (typeof result === "object" && result !== null && "rows" in result ? result.rows : result),
	z.tuple([z.object({ times: z.coerce.number(), until: z.coerce.number() })]),
);

/** Returns the counters of a table. */
export function countersIn(table: keyof typeof ownTables): Counters {
	return {
		async increment(trx, mark, until, now) {
			const isExpired = `${table}.until <= ?`;
			const statement = `insert into ${table} (mark, times, until) values (?, 1, ?) on conflict (mark) do update set
				times = case when ${isExpired} then 1 else ${table}.times + 1 end,
				until = case when ${isExpired} then excluded.until else ${table}.until end
				returning times, until`;
			return countRow.parse(await trx.raw(statement, [mark, until, now, now]))[0];
		},
		async decrement(trx, mark) {
			await trx(table).where({ mark }).where("times", ">", 0).decrement("times", 1);
		},
		async reset(trx, mark) {
			await trx(table).where({ mark }).delete();
		},
		async deleteExpired(database, now) {
			await database(table).where("until", "<=", now).delete();
		},
	};
}

/** Counters and used proofs of the contact form. */
export const contactCounters = countersIn("hub_contact_marks");

/**
 * Returns the number of rows since a moment. Limits all visitors' rows per day without a counter that every request
 * would lock.
 */
export async function rowsSince(trx: Knex, table: string, column: string, moment: Date | number): Promise<number> {
	const [found] = await trx(table).where(column, ">", moment).count<{ count: number | string }[]>({ count: "*" });
	return Number(found?.count ?? 0);
}
