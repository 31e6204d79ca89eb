import { onEnqueued } from "./enqueue.ts";
import { forgetOldMails, type Sending, sendDue } from "./send-due.ts";

/** How long it sleeps at most when nobody wakes it, in ms: another process may have put a mail in. */
const nap = 5_000;
const forgetEvery = 60 * 60_000;

/** Sends whatever is due until it is stopped. A failure, such as of the database, is told and does not end it. */
export class OutboxWorker {
	readonly #sending: Sending;
	readonly #report: (problem: unknown) => void;
	readonly #unlisten: () => void;
	#wake: () => void = () => {};
	#awake = true;
	#stopped = false;
	#forgotAt = Number.NEGATIVE_INFINITY;
	readonly #running: Promise<void>;

	constructor(sending: Sending, report: (problem: unknown) => void) {
		this.#sending = sending;
		this.#report = report;
		this.#unlisten = onEnqueued(() => {
			this.#awake = true;
			this.#wake();
		});
		this.#running = this.#run();
	}

	/** Takes on no further mail, and resolves when those at hand are done. */
	async stop(): Promise<void> {
		this.#stopped = true;
		this.#unlisten();
		this.#wake();
		await this.#running;
		this.#sending.server.close();
	}

	async #run(): Promise<void> {
		while (!this.#stopped) {
			this.#awake = false;
			try {
				const now = this.#sending.clock();
				if (now - this.#forgotAt > forgetEvery) {
					await forgetOldMails(this.#sending.database, now);
					this.#forgotAt = now;
				}
				if ((await sendDue(this.#sending)) > 0) continue;
			} catch (error) {
				this.#report(error);
			}
			if (!this.#awake && !this.#stopped) await this.#sleep();
		}
	}

	#sleep(): Promise<void> {
		return new Promise((resolve) => {
			const timer = setTimeout(resolve, nap);
			this.#wake = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	}
}
