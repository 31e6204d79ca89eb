// Serialises the starts of content services on one PostgreSQL: one at a time creates tables, migrates and seeds.

import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { CmsStartError } from "./cms-start-error.ts";
import type { Database } from "./database/database.ts";
import { cannotUse, openPostgres } from "./database/postgres-database.ts";

/** Timeout for another start. The first start creates all tables and the sample content. */
const START_TIMEOUT_MS = 10 * 60_000;

/** Interval of checks, in ms. */
const CHECK_INTERVAL_MS = 500;

/** Unique number for PostgreSQL's advisory locks. */
const LOCK = 4_857_190_326;

const taken = z.object({ rows: z.array(z.object({ taken: z.boolean() })) });

const STUCK =
	"Another content service has been preparing the database that DB_* names for ten minutes: check that start, then start this one again.";

/**
 * Runs `work` while no other start on the same database runs. Starts on the embedded database are serialised by the
 * lock of DATA_DIR.
 * @param onWait called if another start is running
 * @throws CmsStartError if the other start takes longer than ten minutes, and errors of `work`
 */
export async function startAlone<Result>(
	database: Database,
	work: () => Promise<Result>,
	onWait: () => void,
	timeout = START_TIMEOUT_MS,
): Promise<Result> {
	if (database.kind === "embedded") return work();
	// A session holds the lock until it ends. A transaction, even an idle one, would delay the other start's CREATE INDEX
	// CONCURRENTLY.
	const session = openPostgres(database, { lasting: true });
	const acquireLock = async () =>
		taken.parse(await session.raw("select pg_try_advisory_lock(?) as taken", [LOCK])).rows[0]?.taken === true;
	try {
		const end = Date.now() + timeout;
		let isAcquired = await acquireLock().catch((error: unknown) => {
			throw cannotUse(error, database);
		});
		if (!isAcquired) onWait();
		while (!isAcquired) {
			if (Date.now() > end) throw new CmsStartError(STUCK);
			await sleep(CHECK_INTERVAL_MS);
			isAcquired = await acquireLock();
		}
		return await work();
	} finally {
		await session.destroy();
	}
}
