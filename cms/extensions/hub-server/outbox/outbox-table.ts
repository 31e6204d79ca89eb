/** The outbox's table; its columns are in `cms/src/database/own-tables.ts`. */
export const outboxTable = "hub_outbox";

/** State of a mail: `waiting` until the mail server accepts it (`sent`) or delivery fails permanently (`failed`). */
export type OutboxState = "waiting" | "sent" | "failed";

/** One row. Times are milliseconds since 1970; PostgreSQL returns them as text. */
export interface OutboxRow {
	readonly id: number;
	readonly key: string;
	readonly state: OutboxState;
	/** The receiver's address in small letters, for erasing on request; null once erased. */
	readonly receiver: string | null;
	/** The mail as JSON; null once erased. */
	readonly mail: string | null;
	readonly about_collection: string | null;
	readonly about_item: string | null;
	readonly attempts: number;
	readonly due_at: number | string;
	readonly give_up_at: number | string;
	readonly lease: string | null;
	readonly lease_until: number | string | null;
	/** Error codes of the last failed attempt, without personal data. */
	readonly last_problem: string | null;
	readonly created_at: number | string;
	readonly ended_at: number | string | null;
}
