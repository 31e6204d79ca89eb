// The main thread's side of a connection thread.

import { Worker } from "node:worker_threads";
import type { Bindings } from "./bindings.ts";
import type { Changes, Rows } from "./connection.ts";
import { type Failure, RESULT_CODES, SqliteError } from "./result-codes.ts";

/** A request to a connection. */
export type Work =
	| { readonly kind: "open"; readonly file: string; readonly mode: number }
	| { readonly kind: "all" | "run"; readonly sql: string; readonly bindings: Bindings }
	| { readonly kind: "exec" | "prepare"; readonly sql: string }
	| { readonly kind: "wait"; readonly timeout: number }
	| { readonly kind: "close" };

export interface Request {
	readonly id: number;
	readonly work: Work;
}

export interface Answer {
	readonly id: number;
	readonly result?: Rows | Changes | undefined;
	readonly failure?: Failure;
}

/** Called with the outcome of a request. */
export type Listener = (error: SqliteError | null, result: Rows | Changes | undefined) => void;

/** A thread with one connection. It keeps the process alive only while requests are pending. */
export class ConnectionThread {
	// Without the process's `--import` arguments: preloaded modules are not meant for this thread.
	readonly #worker = new Worker(new URL("./connection.worker.ts", import.meta.url), { name: "sqlite", execArgv: [] });
	readonly #waiting = new Map<number, Listener>();
	#next = 0;
	#ended = false;

	constructor() {
		this.#worker.unref();
		this.#worker.on("message", ({ id, result, failure }: Answer) => {
			const listener = this.#waiting.get(id);
			this.#waiting.delete(id);
			if (this.#waiting.size === 0) this.#worker.unref();
			listener?.(failure ? new SqliteError(failure.errno, failure.reason) : null, result ?? undefined);
		});
		this.#worker.on("exit", () => {
			this.#ended = true;
			for (const listener of this.#waiting.values()) listener(closed(), undefined);
			this.#waiting.clear();
		});
	}

	/** Queues a request; requests are processed in order. */
	ask(work: Work, listener: Listener): void {
		if (this.#ended) return void setImmediate(() => listener(closed(), undefined));
		this.#next += 1;
		if (this.#waiting.size === 0) this.#worker.ref();
		this.#waiting.set(this.#next, listener);
		this.#worker.postMessage({ id: this.#next, work } satisfies Request);
	}
}

function closed(): SqliteError {
	return new SqliteError(RESULT_CODES.MISUSE, "Database handle is closed");
}
