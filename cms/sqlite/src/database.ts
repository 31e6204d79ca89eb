import { EventEmitter } from "node:events";
import { OPEN_FLAGS } from "./connection.ts";
import { ConnectionThread, type Work } from "./connection-thread.ts";
import { RESULT_CODES, SqliteError } from "./result-codes.ts";
import { type Callback, Statement } from "./statement.ts";

/** Called with the outcome; `this` is the database. */
export type DatabaseCallback = (this: Database, error: SqliteError | null) => void;

/**
 * sqlite3's `Database`: usable immediately; calls are queued, processed in order and answered asynchronously. Events: `open`,
 * `close`, and `error` for errors without a callback.
 */
export class Database extends EventEmitter {
	readonly filename: string;
	readonly mode: number;
	/** Whether it is open by now. */
	open = false;
	readonly #thread = new ConnectionThread();
	#closed = false;

	/**
	 * @param filename a path, `:memory:`, or an empty string for a temporary file
	 * @param args the mode, made of `OPEN_…` (default: to read and write, created where there is none), and a callback
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

	/** Runs a statement; its effect is `this.lastID` and `this.changes` in the callback. */
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

	/** Closes it after all earlier calls. */
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

	/** Calls back after all earlier calls. */
	wait(callback?: DatabaseCallback): this {
		return this.#ask({ kind: "exec", sql: "" }, callback);
	}

	/** Has no effect: calls are always processed one after the other. */
	serialize(callback?: () => void): this {
		callback?.call(this);
		return this;
	}

	/** As `serialize`: a connection processes one call at a time. */
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
