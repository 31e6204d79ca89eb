// Returns the rows that have changed since a follower's cursor, or that the follower has to read everything again.

import type { Knex } from "knex";
import { z } from "zod";
import { ensureFeed, FEED, isSqlite, STATE } from "./feed-schema.ts";

/** Position of a follower: `tx.seq`. `tx` is 0 on SQLite. */
export const cursorSchema = z.string().regex(/^\d{1,20}\.\d{1,20}$/);

export type FeedResult =
	| {
			readonly kind: "changes";
			readonly epoch: number;
			readonly cursor: string;
			/** In order. A row occurs once per write. */
			readonly changes: readonly { readonly collection: string; readonly item: string }[];
	  }
	/** The follower may have missed lines, so it has to read everything and continue at the cursor. */
	| { readonly kind: "refill"; readonly epoch: number; readonly cursor: string };

/** Maximum number of lines per response. The follower requests more at once. */
const MAX_LINES = 1_000;

const lines = z.array(
	z.object({ tx: z.coerce.string(), seq: z.coerce.string(), collection: z.string(), item: z.coerce.string() }),
);
const writtenRows = z.array(z.object({ collection: z.string(), item: z.coerce.string() }));
const floors = z.object({ floor: cursorSchema });
const heads = z.array(z.object({ cursor: z.coerce.string() }));

/** Reads the changes after a follower's cursor. @param from undefined for a new follower */
export async function readFeed(
	database: Knex,
	followed: readonly string[],
	from: { readonly epoch: number; readonly cursor: string } | undefined,
): Promise<FeedResult> {
	const epoch = await ensureFeed(database, followed);
	const { floor } = floors.parse(await database(STATE).where({ id: 1 }).first("floor"));
	if (from?.epoch !== epoch || isBefore(from.cursor, floor))
		return { kind: "refill", epoch, cursor: await headOf(database) };
	const [tx = "0", seq = "0"] = from.cursor.split(".");
	const query = database(FEED).limit(MAX_LINES);
	const entries: unknown = await (isSqlite(database)
		? query.select(database.raw("'0' as tx"), "seq", "collection", "item").where("seq", ">", seq).orderBy("seq")
		: query
				.select(database.raw("tx::text as tx"), "seq", "collection", "item")
				.whereRaw("(tx, seq) > (?::xid8, ?::bigint)", [tx, seq])
				// Lines of open transactions are left out. They get their position when they commit.
				.whereRaw("tx < pg_snapshot_xmin(pg_current_snapshot())")
				.orderByRaw("tx, seq"));
	const changes = lines.parse(entries);
	const last = changes.at(-1);
	return {
		kind: "changes",
		epoch,
		cursor: last ? `${last.tx}.${last.seq}` : from.cursor,
		changes: changes.map(({ collection, item }) => ({ collection, item })),
	};
}

/** Tracks the writes of a transaction. @returns reads the ids of the rows that it wrote since, by collection */
export async function trackWrites(trx: Knex): Promise<() => Promise<ReadonlyMap<string, readonly string[]>>> {
	const head = isSqlite(trx) ? (await headOf(trx)).split(".")[1] : undefined;
	return async () => {
		const own = head === undefined ? "tx = pg_current_xact_id()" : "seq > ?";
		const entries: unknown = await trx(FEED)
			.distinct("collection", "item")
			.whereRaw(own, head === undefined ? [] : [head]);
		const items = Map.groupBy(writtenRows.parse(entries), ({ collection }) => collection);
		return new Map([...items].map(([collection, all]) => [collection, all.map(({ item }) => item)]));
	};
}

/** Deletes lines older than a moment (ms). Followers that were away for longer read everything again. */
export async function pruneFeed(database: Knex, before: number): Promise<void> {
	// The first follower creates the tables.
	if (!(await database.schema.hasTable(FEED))) return;
	await database.transaction(async (trx) => {
		const [last] = heads.parse(
			isSqlite(database)
				? await trx(FEED)
						.where("at", "<", before)
						.orderBy("seq", "desc")
						.limit(1)
						.select(trx.raw("'0.' || seq as cursor"))
				: await trx(FEED)
						.where("at", "<", before)
						.orderByRaw("tx desc, seq desc")
						.limit(1)
						.select(trx.raw("tx::text || '.' || seq as cursor")),
		);
		if (!last) return;
		await trx(FEED).where("at", "<", before).delete();
		await trx(STATE).where({ id: 1 }).update({ floor: last.cursor });
	});
}

async function headOf(database: Knex): Promise<string> {
	const entries: unknown = isSqlite(database)
		? await database("sqlite_sequence").where({ name: FEED }).select(database.raw("'0.' || seq as cursor"))
		: z
				.object({ rows: z.unknown() })
				.parse(await database.raw("select pg_snapshot_xmin(pg_current_snapshot())::text || '.0' as cursor")).rows;
	return heads.parse(entries)[0]?.cursor ?? "0.0";
}

function isBefore(one: string, other: string): boolean {
	const [tx = "0", seq = "0"] = one.split(".");
	const [otherTx = "0", otherSeq = "0"] = other.split(".");
	return BigInt(tx) < BigInt(otherTx) || (tx === otherTx && BigInt(seq) < BigInt(otherSeq));
}
