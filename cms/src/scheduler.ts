// Runs scheduled jobs in Directus' process: sending mails, reconciling events, erasing expired data.

import { randomUUID } from "node:crypto";
import { setInterval } from "node:timers";
import { setTimeout as sleep } from "node:timers/promises";
import type { HookConfig, HookExtensionContext } from "@directus/types";
import type { Knex } from "knex";

/** Repeated work. It must be idempotent, because a process may die before it records a run. */
export interface Job {
	/** Unique on a database, up to 64 characters. */
	readonly name: string;
	/** Pause between the end of a run and the next one, in ms. */
	readonly every: number;
	/** True if only one process per database runs the job at a time. Default: each process runs it. */
	readonly alone?: boolean;
	/**
	 * Runs the job once. `true`: there is more to do, and the next run begins at once. A rejection is reported, and the
	 * job continues.
	 */
	run(): Promise<unknown>;
	/** Registers a function that starts the next run early. @returns a function that removes it */
	readonly onWake?: (wake: () => void) => () => void;
	/** Cleans up after the last run. */
	readonly dispose?: () => void;
}

export interface SchedulerOptions {
	readonly database: Knex;
	/** Called with a run that failed. */
	readonly report: (problem: unknown, job: string) => void;
}

const minute = 60_000;

/** Duration of a lease in ms. The running process renews it three times as often. */
export const LEASE_MS = minute;

/** Runs jobs until it is stopped. The pause doubles with each failure, up to a minute or the job's own period. */
export class Scheduler {
	readonly #options: SchedulerOptions;
	readonly #holder = randomUUID();
	readonly #stopping = new AbortController();
	readonly #running: Promise<unknown>;

	constructor(jobs: readonly Job[], options: SchedulerOptions) {
		this.#options = options;
		this.#running = Promise.all(jobs.map((job) => this.#repeat(job)));
	}

	/** Starts no further run, and resolves when the current runs have ended. */
	async stop(): Promise<void> {
		this.#stopping.abort();
		await this.#running;
	}

	async #repeat(job: Job): Promise<void> {
		let wake = new AbortController();
		const unsubscribe = job.onWake?.(() => wake.abort());
		const maxPause = Math.max(job.every, minute);
		let failures = 0;
		while (!this.#stopping.signal.aborted) {
			// Created before the run, so that a wake-up during the run counts.
			wake = new AbortController();
			let pause: number;
			try {
				pause = await (job.alone ? this.#runAlone(job) : this.#run(job));
				failures = 0;
			} catch (error) {
				this.#options.report(error, job.name);
				pause = Math.min(maxPause, job.every * 2 ** failures);
				failures += 1;
			}
			// Rejects if the job is woken or stopped.
			if (pause > 0)
				await sleep(pause, undefined, { signal: AbortSignal.any([wake.signal, this.#stopping.signal]) }).catch(
					() => {},
				);
		}
		unsubscribe?.();
		job.dispose?.();
	}

	/** @returns the pause in ms */
	async #run(job: Job): Promise<number> {
		return (await job.run()) === true ? 0 : job.every;
	}

	/** Runs a due job if no other process runs it. The lease of a process that died expires after `LEASE_MS`. */
	async #runAlone(job: Job): Promise<number> {
		if (!(await this.#claim(job.name))) return Math.min(job.every, minute);
		const held = (until: number) =>
			this.#options.database("hub_leases").where({ name: job.name, holder: this.#holder }).update({ until });
		const renewal = setInterval(
			() => held(Date.now() + LEASE_MS).catch((error) => this.#options.report(error, job.name)),
			LEASE_MS / 3,
		);
		let pause = job.every;
		try {
			pause = await this.#run(job);
			return pause;
		} finally {
			clearInterval(renewal);
			// Slightly less than the period, because an early timer would otherwise skip a run.
			await held(Date.now() + pause * 0.9);
		}
	}

	async #claim(name: string): Promise<boolean> {
		const leases = this.#options.database("hub_leases");
		const [holder, now] = [this.#holder, Date.now()];
		const until = now + LEASE_MS;
		if ((await leases.clone().where({ name }).where("until", "<=", now).update({ holder, until })) > 0) return true;
		const created = await leases.clone().insert({ name, holder, until }).onConflict("name").ignore().returning("name");
		return created.length > 0;
	}
}

/**
 * Starts an extension's jobs with Directus' server and stops them with it.
 * @param jobs called once the server has started
 */
export function schedule(
	{ action }: Pick<Parameters<HookConfig>[0], "action">,
	{ database, logger }: Pick<HookExtensionContext, "database" | "logger">,
	jobs: () => readonly Job[],
): void {
	let scheduler: Scheduler | undefined;
	action("server.start", () => {
		const report = (problem: unknown, job: string) => logger.error(problem, `The job ${job} failed; it is retried.`);
		scheduler = new Scheduler(jobs(), { database, report });
	});
	action("server.stop", () => scheduler?.stop());
}
