// Of several content services that start on one Postgres, one at a time makes tables, migrates and seeds.

import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { CmsStartError } from "./cms-start-error.ts";
import type { Database } from "./database.ts";
import { cannotUse, openPostgres } from "./postgres-database.ts";

/** How long a start waits for another one. The first start creates all tables and the first content. */
const START_TIMEOUT_MS = 10 * 60_000;

/** How long after a look the next one comes, in ms. */
const PAUSE = 500;

/** Any number that is no one else's, for Postgres' advisory locks. */
const LOCK = 4_857_190_326;

const taken = z.object({ rows: z.array(z.object({ taken: z.boolean() })) });

const STUCK =
	"Another content service has been preparing the database that DB_* names for ten minutes: see whether that start goes on, and start this one again.";

/**
 * Does something while no other start on the same database does. The embedded database has one start by the lock of DATA_DIR.
 * @param onWait called where another start is at it
 * @throws CmsStartError where the other one takes longer than ten minutes, and what `work` throws
 */
export async function startAlone<Result>(
	database: Database,
	work: () => Promise<Result>,
	onWait: () => void,
	timeout = START_TIMEOUT_MS,
): Promise<Result> {
	if (database.kind === "embedded") return work();
	// A session holds the lock until it ends. A transaction would hold up the other one's CREATE INDEX CONCURRENTLY, even while it is idle.
	const session = openPostgres(database, { lasting: true });
	const isTaken = async () =>
		taken.parse(await session.raw("select pg_try_advisory_lock(?) as taken", [LOCK])).rows[0]?.taken === true;
	try {
		const end = Date.now() + timeout;
		let isFree = await isTaken().catch((error: unknown) => {
			throw cannotUse(error, database);
		});
		if (!isFree) onWait();
		while (!isFree) {
			if (Date.now() > end) throw new CmsStartError(STUCK);
			await sleep(PAUSE);
			isFree = await isTaken();
		}
		return await work();
	} finally {
		await session.destroy();
	}
}
