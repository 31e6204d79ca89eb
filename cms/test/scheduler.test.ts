import { setTimeout as sleep } from "node:timers/promises";
import knex, { type Knex } from "knex";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeOwnTables } from "../src/own-tables.ts";
import { HOLD, type Job, Scheduler } from "../src/scheduler.ts";

let database: Knex;
let running: Scheduler[];
let problems: string[];

beforeEach(async () => {
	database = knex({ client: "sqlite3", connection: { filename: ":memory:" }, useNullAsDefault: true, pool: { min: 1, max: 1 } });
	await makeOwnTables(database);
	[running, problems] = [[], []];
});
afterEach(async () => {
	await Promise.all(running.map((scheduler) => scheduler.stop()));
	await database.destroy();
});

/** One process with these jobs. */
function start(...jobs: Job[]): Scheduler {
	const scheduler = new Scheduler(jobs, { database, report: (problem, job) => problems.push(`${job}: ${String(problem)}`) });
	running.push(scheduler);
	return scheduler;
}

/** A job that notes when it ran. */
function noted(more: Partial<Job> = {}): { readonly job: Job; readonly runs: number[] } {
	const runs: number[] = [];
	const run = async () => {
		runs.push(performance.now());
		return more.run?.();
	};
	return { runs, job: { name: "noted", every: 50, ...more, run } };
}

describe("[EV-3] what is due by the clock", () => {
	test("is done at the start and each time its period is over, and at once where there is more to do", async () => {
		let left = 3;
		const { job, runs } = noted({ every: 60, run: async () => --left > 0 });
		start(job);
		await expect.poll(() => runs.length).toBeGreaterThanOrEqual(4);
		const [first = 0, , third = 0, fourth = 0] = runs;
		expect(third - first).toBeLessThan(50);
		expect(fourth - third).toBeGreaterThan(50);
	});

	test("is begun early where something wakes it, also while it works", async () => {
		let wake = () => {};
		const { job, runs } = noted({
			every: 60_000,
			wokenBy: (listener) => {
				wake = listener;
				return () => {
					wake = () => {};
				};
			},
			run: async () => {
				if (runs.length === 1) wake();
			},
		});
		const scheduler = start(job);
		await expect.poll(() => runs.length).toBe(2);
		wake();
		await expect.poll(() => runs.length).toBe(3);
		await scheduler.stop();
		wake();
		expect(runs).toHaveLength(3);
	});

	test("goes on after a failure, and waits longer after each one in a row", async () => {
		const { job, runs } = noted({
			every: 30,
			run: async () => {
				if (runs.length < 4) throw new Error("away");
			},
		});
		start(job);
		await expect.poll(() => runs.length, { timeout: 3_000 }).toBeGreaterThanOrEqual(5);
		const pauses = runs.slice(1).map((moment, index) => moment - (runs[index] ?? 0));
		expect(pauses[1]).toBeGreaterThan(55);
		expect(pauses[2]).toBeGreaterThan(110);
		expect(problems).toEqual(["noted: Error: away", "noted: Error: away", "noted: Error: away"]);
		// Well again, it has its own period back.
		expect(pauses[3]).toBeLessThan(110);
	});

	test("ends when it is stopped, and what is at hand is done first", async () => {
		let done = 0;
		const order: string[] = [];
		const scheduler = start({
			name: "slow",
			every: 1,
			async run() {
				await sleep(50);
				done += 1;
			},
			ended: () => order.push("ended"),
		});
		await sleep(10);
		await scheduler.stop();
		expect(done).toBe(1);
		expect(order).toEqual(["ended"]);
		await sleep(60);
		expect(done).toBe(1);
	});

	test("is done by one process at a time where it is to be alone, and by another once that one has stopped", async () => {
		let atOnce = 0;
		let most = 0;
		const jobs = [0, 1, 2].map(() =>
			noted({
				every: 40,
				alone: true,
				async run() {
					most = Math.max(most, ++atOnce);
					await sleep(15);
					atOnce -= 1;
				},
			}),
		);
		const began = performance.now();
		const [first] = jobs.map(({ job }) => start(job));
		const all = () => jobs.flatMap(({ runs }) => runs);
		await expect.poll(() => all().length).toBeGreaterThanOrEqual(5);
		expect(most).toBe(1);
		// Together they did it no more often than one would have.
		expect(all().length).toBeLessThanOrEqual((performance.now() - began) / 40 + 2);
		await first?.stop();
		const before = all().length;
		await expect.poll(() => all().length).toBeGreaterThan(before);
		expect(problems).toEqual([]);
	});

	test("is taken over from a process that died, when it was believed to live long enough", async () => {
		const { job, runs } = noted({ every: 20, alone: true });
		await database("hub_leases").insert({ name: job.name, holder: "a process that died", until: Date.now() + HOLD });
		start(job);
		await sleep(100);
		expect(runs).toEqual([]);
		await database("hub_leases").update({ until: Date.now() - 1 });
		await expect.poll(() => runs.length).toBeGreaterThan(0);
	});
});
