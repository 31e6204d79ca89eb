import { EventEmitter } from "node:events";
import { OPEN_FLAGS } from "./connection.ts";
import { ConnectionThread, type Work } from "./connection-thread.ts";
import { RESULT_CODES, SqliteError } from "./result-codes.ts";
import { type Callback, Statement } from "./statement.ts";

/** Hears how a call went; `this` is the database. */
export type DatabaseCallback = (this: Database, error: SqliteError | null) => void;

/**
 * A database as sqlite3 has it: opened at once and usable at once; every call is done in the order in which calls were made, and
 * answered later. Events: `open`, `close`, `error` (what no callback takes).
 */
export class Database extends EventEmitter {
	readonly filename: string;
	readonly mode: number;
	/** Whether it is open by now. */
	open = false;
	readonly #thread = new ConnectionThread();
	#closed = false;

	/**
	 * @param filename a path, `:memory:`, or nothing for a file of its own that goes with it
	 * @param args the mode, made of `OPEN_…` (default: to read and write, made where there is none), and a callback
	 */
	constructor(filename: string, ...args: readonly (number | DatabaseCallback | undefined)[]) {
		super();
		if (typeof filename !== "string") throw new TypeError("String expected");
		const mode = args.find((argument) => typeof argument === "number");
		const callback = args.find((argument) => typeof argument === "function");
		this.filename = filename;
		this.mode = mode ?? OPEN_FLAGS.OPEN_READWRITE | OPEN_FLAGS.OPEN_CREATE | OPEN_FLAGS.OPEN_FULLMUTEX;
		this.#thread.ask({ kind: "open", file: filename, mode: this.mode }, (error) => {
			this.open = !error;
			if (callback) callback.call(this, error);
			else if (error) this.emit("error", error);
			if (this.open) this.emit("open");
		});
	}

	/** A statement that is used more than once. */
	prepare(sql: string, ...given: readonly unknown[]): Statement {
		const statement = new Statement(this.#thread, sql);
		const callback = typeof given.at(-1) === "function" ? (given.at(-1) as Callback) : undefined;
		const parameters = callback ? given.slice(0, -1) : given;
		if (parameters.length > 0) statement.bind(...parameters);
		this.#ask({ kind: "prepare", sql }, (error) => {
			if (callback) callback.call(statement, error);
			else if (error) statement.emit("error", error);
		});
		return statement;
	}

	/** Runs a statement for what it changes: `this.lastID` and `this.changes` in the callback. */
	run(sql: string, ...given: readonly unknown[]): this {
		return this.#once("run", sql, given);
	}

	/** The first row. */
	get(sql: string, ...given: readonly unknown[]): this {
		return this.#once("get", sql, given);
	}

	/** All rows. */
	all(sql: string, ...given: readonly unknown[]): this {
		return this.#once("all", sql, given);
	}

	/** Each row, and at the end how many there were. */
	each(sql: string, ...given: readonly unknown[]): this {
		return this.#once("each", sql, given);
	}

	/** The rows by their first column. */
	map(sql: string, ...given: readonly unknown[]): this {
		return this.#once("map", sql, given);
	}

	/** Runs all statements of a text. */
	exec(sql: string, callback?: DatabaseCallback): this {
		return this.#ask({ kind: "exec", sql }, callback);
	}

	/** Closes it after all that was asked before. */
	close(callback?: DatabaseCallback): this {
		this.#ask({ kind: "close" }, (error) => {
			if (!error) this.open = false;
			if (callback) callback.call(this, error);
			else if (error) this.emit("error", error);
			if (!error) this.emit("close");
		});
		this.#closed = true;
		return this;
	}

	/** Calls back when all that was asked before is done. */
	wait(callback?: DatabaseCallback): this {
		return this.#ask({ kind: "exec", sql: "" }, callback);
	}

	/** One call after the other, which they always are. */
	serialize(callback?: () => void): this {
		callback?.call(this);
		return this;
	}

	/** As `serialize`: SQLite does one thing at a time on one connection. */
	parallelize(callback?: () => void): this {
		callback?.call(this);
		return this;
	}

	/** `busyTimeout`: how long another process's lock is waited for, in ms. */
	configure(option: string, value: unknown): this {
		if (option !== "busyTimeout") throw new TypeError(`${option} is not a valid configuration option`);
		if (typeof value !== "number") throw new TypeError("Value must be an integer");
		return this.#ask({ kind: "wait", timeout: value });
	}

	#once(method: "run" | "get" | "all" | "each" | "map", sql: string, given: readonly unknown[]): this {
		const statement = new Statement(this.#thread, sql);
		if (!this.#closed) statement[method](...given);
		else this.#refuse(given.find((argument) => typeof argument === "function") as DatabaseCallback | undefined);
		return this;
	}

	#ask(work: Work, callback?: DatabaseCallback): this {
		if (this.#closed) return this.#refuse(callback);
		this.#thread.ask(work, (error) => {
			if (callback) callback.call(this, error);
			else if (error) this.emit("error", error);
		});
		return this;
	}

	#refuse(callback: DatabaseCallback | undefined): this {
		const error = new SqliteError(RESULT_CODES.MISUSE, "Database is closed");
		setImmediate(() => {
			if (callback) callback.call(this, error);
			else this.emit("error", error);
		});
		return this;
	}
}
