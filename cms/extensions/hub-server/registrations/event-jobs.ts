import { z } from "zod";
import type { Job } from "../../../src/scheduler.ts";
import { lastSeen } from "./event-facts.ts";
import { readKeys } from "./event-rows.ts";
import { seatsTable } from "./event-snapshot.ts";
import { reconcileEvent } from "./reconcile-event.ts";
import type { RegistrationDeps } from "./registration-deps.ts";
import { type WrittenCounts, writeCounts } from "./write-counts.ts";

/** Scheduled jobs for events: reconciles each one every minute, and writes seat counts within a second. */
export function eventJobs(deps: RegistrationDeps, report: (problem: unknown) => void): Job[] {
	const last: WrittenCounts = new Map();
	return [
		{ name: "events", every: 60_000, alone: true, run: () => reconcileEvents(deps, report) },
		{ name: "event-counts", every: 1_000, run: () => writeCounts(deps.database, deps.clock(), last) },
	];
}

/** Reconciles every event that is upcoming or has open tasks. An error affects only its own event. */
async function reconcileEvents(deps: RegistrationDeps, report: (problem: unknown) => void): Promise<void> {
	for (const key of await eventsToReconcile(deps)) await reconcileEvent(deps, key).catch(report);
}

async function eventsToReconcile({ database, clock }: RegistrationDeps): Promise<string[]> {
	const [upcoming, seen]: [unknown, unknown] = await Promise.all([
		database("events").distinct("translation_key").where({ status: "published" }).where("ends_at", ">", clock()),
		database(seatsTable).select("event_key", "known"),
	]);
	const openKeys = readKeys(upcoming);
	const unfinishedKeys = z
		.array(z.object({ event_key: z.string(), known: z.string().nullable() }))
		.parse(seen)
		.filter((row) => row.known === null || !lastSeen.parse(JSON.parse(row.known)).erased)
		.map(({ event_key }) => event_key);
	return [...new Set([...openKeys, ...unfinishedKeys])];
}
