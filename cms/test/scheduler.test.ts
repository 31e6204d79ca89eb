import knex, { type Knex } from "knex";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createOwnTables } from "../src/database/own-tables.ts";
import { type Job, LEASE_MS, Scheduler } from "../src/scheduler.ts";

/** Longer than any test, in ms, so that a job runs again only for another reason. */
const NEVER_MS = 600_000;

let database: Knex;
let running: Scheduler[];
let problems: string[];

beforeEach(async () => {
	database = knex({
		client: "sqlite3",
		connection: { filename: ":memory:" },
		useNullAsDefault: true,
		pool: { min: 1, max: 1 },
	});
	await createOwnTables(database);
	[running, problems] = [[], []];
});
afterEach(async () => {
	await Promise.all(running.map((scheduler) => scheduler.stop()));
	await database.destroy();
});

/** Starts a process with these jobs. */
function start(...jobs: Job[]): Scheduler {
	const scheduler = new Scheduler(jobs, {
		database,
		report: (problem, job) => problems.push(`${job}: ${String(problem)}`),
	});
	running.push(scheduler);
	return scheduler;
}

/** Creates a job that records the times of its runs. */
function recorded(more: Partial<Job> = {}): { readonly job: Job; readonly runs: number[] } {
	const runs: number[] = [];
	const run = async () => {
		runs.push(performance.now());
		return more.run?.();
	};
	return { runs, job: { name: "recorded", every: 50, ...more, run } };
}
const pausesOf = (runs: readonly number[]) => runs.slice(1).map((moment, index) => moment - (runs[index] ?? 0));

describe("[EV-3] a job", () => {
	test("runs at startup, again after its period, and at once while there is more to do", async () => {
		let left = 3;
		const busy = recorded({ every: NEVER_MS, run: async () => --left > 0 });
		const periodic = recorded({ every: 60 });
		start(busy.job, periodic.job);
		await expect.poll(() => busy.runs.length).toBe(3);
		await expect.poll(() => periodic.runs.length).toBeGreaterThanOrEqual(3);
		for (const pause of pausesOf(periodic.runs)) expect(pause).toBeGreaterThan(50);
		expect(busy.runs).toHaveLength(3);
	});

	test("runs early when it is woken, also while it works, and not once it is stopped", async () => {
		let wake = () => {};
		const { job, runs } = recorded({
			every: NEVER_MS,
			onWake: (listener) => {
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

	test("goes on after a failure, and waits twice as long after each one in a row", async () => {
		const { job, runs } = recorded({
			every: 30,
			run: async () => {
				if (runs.length < 4) throw new Error("away");
			},
		});
		start(job);
		await expect.poll(() => runs.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(5);
		const [, second, third] = pausesOf(runs);
		expect(second).toBeGreaterThan(55);
		expect(third).toBeGreaterThan(110);
		expect(problems).toEqual(["recorded: Error: away", "recorded: Error: away", "recorded: Error: away"]);
	});

	test("finishes its run when it is stopped, cleans up, and does not run again", async () => {
		const order: string[] = [];
		const [begun, hanging] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const scheduler = start({
			name: "slow",
			every: 1,
			async run() {
				order.push("begun");
				begun.resolve();
				await hanging.promise;
				order.push("done");
			},
			dispose: () => order.push("ended"),
		});
		await begun.promise;
		const stopped = scheduler.stop();
		hanging.resolve();
		await stopped;
		expect(order).toEqual(["begun", "done", "ended"]);
	});

	test("that is exclusive runs in one process at a time with its usual period, and in another after that one has stopped", async () => {
		let atOnce = 0;
		let most = 0;
		const jobs = [0, 1, 2].map(() =>
			recorded({
				every: 40,
				alone: true,
				async run() {
					most = Math.max(most, ++atOnce);
					await database.raw("select 1");
					atOnce -= 1;
				},
			}),
		);
		const began = performance.now();
		const [first] = jobs.map(({ job }) => start(job));
		const all = () => jobs.flatMap(({ runs }) => runs);
		await expect.poll(() => all().length).toBeGreaterThanOrEqual(5);
		expect(most).toBe(1);
		expect(all().length).toBeLessThanOrEqual((performance.now() - began) / 40 + 2);
		await first?.stop();
		const before = all().length;
		await expect.poll(() => all().length).toBeGreaterThan(before);
		expect(problems).toEqual([]);
	});

	test("is taken over from a dead process after its lease has expired", async () => {
		const { job, runs } = recorded({ every: 20, alone: true });
		const witness = recorded({ name: "witness", every: 20 });
		await database("hub_leases").insert({
			name: job.name,
			holder: "a process that died",
			until: Date.now() + LEASE_MS,
		});
		start(job, witness.job);
		await expect.poll(() => witness.runs.length).toBeGreaterThan(3);
		expect(runs).toEqual([]);
		await database("hub_leases").update({ until: Date.now() - 1 });
		await expect.poll(() => runs.length).toBeGreaterThan(0);
	});
});
