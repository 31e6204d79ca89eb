import { EventEmitter } from "node:events";
import { readBindings } from "./bindings.ts";
import type { Changes, Rows } from "./connection.ts";
import type { ConnectionThread } from "./connection-thread.ts";
import type { SqliteError } from "./result-codes.ts";

/** A row by the names of its columns. */
export type Row = Record<string, unknown>;

/** Hears how a statement went; `this` is the statement. */
export type Callback = (this: Statement, error: SqliteError | null, result?: unknown) => void;

/**
 * A statement with what is bound to it. Every call is done in the order in which calls were made, and answered later. An error that
 * no callback takes is the event `error`.
 */
export class Statement extends EventEmitter {
	readonly sql: string;
	/** The id of the row that was inserted last; set by `run`. */
	declare lastID: number;
	/** How many rows were changed; set by `run`. */
	declare changes: number;
	readonly #thread: ConnectionThread;
	#bound: readonly unknown[] = [];

	constructor(thread: ConnectionThread, sql: string) {
		super();
		if (typeof sql !== "string") throw new TypeError("SQL query expected");
		this.sql = sql;
		this.#thread = thread;
	}

	/** Parameters for all calls that bring none of their own. */
	bind(...given: readonly unknown[]): this {
		const { parameters, callback } = split(given);
		this.#bound = parameters;
		if (callback) setImmediate(() => callback.call(this, null));
		return this;
	}

	/** Runs it for what it changes: `this.lastID`, `this.changes`. */
	run(...given: readonly unknown[]): this {
		return this.#ask("run", given, (result, callback) => {
			const { lastID, changes } = result as Changes;
			this.lastID = lastID;
			this.changes = changes;
			callback?.call(this, null);
		});
	}

	/** Its first row, or undefined. */
	get(...given: readonly unknown[]): this {
		return this.#ask("all", given, (result, callback) => {
			const [row] = toRows(result as Rows);
			if (row) callback?.call(this, null, row);
			else callback?.call(this, null);
		});
	}

	/** All its rows. */
	all(...given: readonly unknown[]): this {
		return this.#ask("all", given, (result, callback) => callback?.call(this, null, toRows(result as Rows)));
	}

	/** Each of its rows, and at the end how many there were. */
	each(...given: readonly unknown[]): this {
		const two = typeof given.at(-1) === "function" && typeof given.at(-2) === "function";
		const complete = two ? (given.at(-1) as Callback) : undefined;
		return this.#ask("all", two ? given.slice(0, -1) : given, (result, callback) => {
			const rows = toRows(result as Rows);
			for (const row of rows) callback?.call(this, null, row);
			complete?.call(this, null, rows.length);
		});
	}

	/** Its rows by their first column: the second one, or the row where there are more than two. */
	map(...given: readonly unknown[]): this {
		return this.#ask("all", given, (result, callback) => {
			const { columns, values } = result as Rows;
			const rows = toRows({ columns, values });
			const [key = "", value = ""] = columns;
			callback?.call(this, null, Object.fromEntries(rows.map((row) => [row[key], columns.length > 2 ? row : row[value]])));
		});
	}

	/** Nothing to do: each call starts over. */
	reset(callback?: Callback): this {
		if (callback) setImmediate(() => callback.call(this, null));
		return this;
	}

	/** Nothing to do: statements are cached by their connection. */
	finalize(callback?: Callback): void {
		if (callback) setImmediate(() => callback.call(this, null));
	}

	#ask(
		kind: "all" | "run",
		given: readonly unknown[],
		answered: (result: Rows | Changes | undefined, callback: Callback | undefined) => void,
	): this {
		const { parameters, callback } = split(given);
		const bindings = readBindings(parameters.length > 0 ? parameters : this.#bound);
		this.#thread.ask({ kind, sql: this.sql, bindings }, (error, result) => {
			if (!error) answered(result, callback);
			else if (callback) callback.call(this, error);
			else this.emit("error", error);
		});
		return this;
	}
}

function split(given: readonly unknown[]): { parameters: readonly unknown[]; callback: Callback | undefined } {
	const last = given.at(-1);
	return typeof last === "function"
		? { parameters: given.slice(0, -1), callback: last as Callback }
		: { parameters: given, callback: undefined };
}

function toRows({ columns, values }: Rows): Row[] {
	return values.map((row) => {
		const named: Row = {};
		for (const [at, name] of columns.entries()) {
			const value = row[at];
			named[name] = value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
		}
		return named;
	});
}
