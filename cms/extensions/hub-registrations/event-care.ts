import { randomUUID } from "node:crypto";
import { z } from "zod";
import { known } from "./event-facts.ts";
import { holdLease } from "./lease.ts";
import { registrationMarks } from "./mail-limits.ts";
import { seatsTable } from "./own-tables.ts";
import type { Office } from "./register.ts";
import { type Shown, showCounts } from "./show-counts.ts";
import { tendEvent } from "./tend-event.ts";

const tendEvery = 60_000;
const showEvery = 1_000;

/** The timed work around events: tends each of them every minute, in one instance, and shows counts within a second, in every one. */
export class EventCare {
	readonly #office: Office;
	readonly #shown: (rows: readonly string[]) => void;
	readonly #report: (problem: unknown) => void;
	readonly #holder = randomUUID();
	readonly #lastShown: Shown = new Map();
	readonly #stopping = new AbortController();
	readonly #running: Promise<unknown>;

	constructor(office: Office, shown: (rows: readonly string[]) => void, report: (problem: unknown) => void) {
		this.#office = office;
		this.#shown = shown;
		this.#report = report;
		this.#running = Promise.all([this.#repeat(() => this.#tend(), tendEvery), this.#repeat(() => this.#show(), showEvery)]);
	}

	/** Ends it when what is at hand is done. */
	async stop(): Promise<void> {
		this.#stopping.abort();
		await this.#running;
	}

	async #tend(): Promise<void> {
		const { database, clock } = this.#office;
		if (!(await holdLease(database, "event-care", this.#holder, clock().getTime(), 3 * tendEvery))) return;
		await registrationMarks.forgetOld(database, clock().getTime());
		await tendEvents(this.#office, this.#report);
	}

	#show(): Promise<void> {
		return showCounts(this.#office.database, this.#office.clock(), this.#shown, this.#lastShown);
	}

	async #repeat(work: () => Promise<void>, every: number): Promise<void> {
		const { signal } = this.#stopping;
		while (!signal.aborted) {
			await work().catch(this.#report);
			if (signal.aborted) return;
			await new Promise<void>((resolve) => {
				const timer = setTimeout(done, every);
				function done() {
					clearTimeout(timer);
					signal.removeEventListener("abort", done);
					resolve();
				}
				signal.addEventListener("abort", done);
			});
		}
	}
}

/** Tends every event that is to come or has something left to be done. A failure costs its own event only. */
async function tendEvents(office: Office, report: (problem: unknown) => void): Promise<void> {
	for (const key of await eventsToTend(office)) await tendEvent(office, key).catch(report);
}

async function eventsToTend({ database, clock }: Office): Promise<string[]> {
	const [ahead, seen]: [unknown, unknown] = await Promise.all([
		database("events").distinct("translation_key").where({ status: "published" }).where("ends_at", ">", clock()),
		database(seatsTable).select("event_key", "known"),
	]);
	const open = z
		.array(z.object({ translation_key: z.string() }))
		.parse(ahead)
		.map(({ translation_key }) => translation_key);
	const unfinished = z
		.array(z.object({ event_key: z.string(), known: z.string().nullable() }))
		.parse(seen)
		.filter((row) => row.known === null || !known.parse(JSON.parse(row.known)).erased)
		.map(({ event_key }) => event_key);
	return [...new Set([...open, ...unfinished])];
}
