import type { Knex } from "knex";

/** What was used or counted: a seal that says nothing personal, how often, and until when it counts, in ms since 1970. */
function marks(table: Knex.CreateTableBuilder): void {
	table.string("mark").primary();
	table.integer("times").notNullable();
	table.bigInteger("until").notNullable().index();
}

/**
 * Tables that extensions keep for themselves, by name. They have no metadata in Directus, so they are no collections: Directus leaves
 * them alone and Studio does not show them.
 */
export const ownTables = {
	/** Mails until they are sent; see `hub-outbox/outbox-table.ts` for what stands in a row. */
	hub_outbox(table) {
		table.increments("id");
		table.string("key").notNullable().unique();
		table.string("state", 16).notNullable();
		table.string("receiver", 320).index();
		table.text("mail");
		table.string("about_collection", 64);
		table.string("about_item", 64);
		table.integer("attempts").notNullable().defaultTo(0);
		table.bigInteger("due_at").notNullable();
		table.bigInteger("give_up_at").notNullable();
		table.string("lease", 64);
		table.bigInteger("lease_until");
		table.string("last_problem");
		table.bigInteger("created_at").notNullable();
		table.bigInteger("ended_at");
		table.index(["state", "due_at"]);
	},
	hub_contact_marks: marks,
	hub_registration_marks: marks,
	/** The seats of each event. Its row is also the event's lock: it is held by what changes a registration. */
	hub_event_seats(table) {
		table.string("event_key").primary();
		// Seats that can be given away here; null: they are not counted.
		table.integer("capacity");
		table.integer("taken").notNullable().defaultTo(0);
		// The next number to be drawn for the waiting list.
		table.integer("next_place").notNullable().defaultTo(1);
		// What was last made known of the event, as JSON.
		table.text("known");
		// How often anything changed, and up to which change the event's rows tell of it.
		table.integer("changes").notNullable().defaultTo(0);
		table.integer("shown").notNullable().defaultTo(0);
	},
	/** What visitors decided about consent, and nothing of who they are; see `hub-consent`. */
	hub_consent_decisions(table) {
		// Made by the site, so that telling of a decision twice is no second one.
		table.uuid("id").primary();
		// In ms since 1970.
		table.bigInteger("decided_at").notNullable().index();
		// The version of the privacy policy.
		table.string("policy", 20).notNullable();
		table.boolean("analytical").notNullable();
		table.boolean("marketing").notNullable();
		table.boolean("third_party").notNullable();
		// Whether the browser sent Global Privacy Control.
		table.boolean("gpc").notNullable();
	},
	/** Sessions of the site that were ended before their time; see `hub-sessions`. */
	hub_ended_sessions(table) {
		table.uuid("id").primary();
		// When each would have ended by itself, in ms since 1970.
		table.bigInteger("until").notNullable().index();
	},
	/** How often links to the preview of an entry were ended; an entry without a row never had any ended. See `hub-previews`. */
	hub_preview_links(table) {
		table.string("collection", 64);
		table.string("item", 64);
		table.integer("generation").notNullable();
		table.primary(["collection", "item"]);
	},
	/** Launches, of which all entries appear at one moment, with their entries; moments in ms since 1970. See `hub-launches`. */
	hub_launches(table) {
		table.uuid("id").primary();
		table.string("name", 120).notNullable();
		table.string("state", 16).notNullable().index();
		table.bigInteger("at");
		// The account in whose name it appears by itself.
		table.uuid("planned_by");
		// Why it did not appear, as JSON.
		table.text("failure");
		table.bigInteger("created_at").notNullable();
		table.bigInteger("published_at");
	},
	hub_launch_entries(table) {
		table.uuid("launch");
		table.string("collection", 64);
		table.string("item", 64);
		table.bigInteger("added_at").notNullable();
		table.primary(["launch", "collection", "item"]);
		table.index(["collection", "item"]);
	},
	/** Who was asked to read which entry, by the id of the comment that asks; see `hub-comments`. */
	hub_reading_requests(table) {
		table.uuid("id").primary();
		table.string("collection", 64).notNullable();
		// Null: of a new entry, there is a draft alone.
		table.string("item", 64);
		table.string("version", 64);
		table.uuid("asker").notNullable().index();
		table.uuid("reader").notNullable().index();
		// Where in the form, as JSON.
		table.text("place");
		// In ms since 1970.
		table.bigInteger("asked_at").notNullable();
		table.bigInteger("done_at");
		table.uuid("done_by");
		table.index(["collection", "item"]);
	},
	/** Comments that answer a request to read. */
	hub_reading_answers(table) {
		table.uuid("id").primary();
		table.uuid("request").notNullable().index();
	},
	/** Which process does a job that one process does at a time, and until when no other may; see `scheduler.ts`. */
	hub_leases(table) {
		table.string("name", 64).primary();
		table.string("holder", 64).notNullable();
		table.bigInteger("until").notNullable();
	},
	/** What is recorded about the database, as JSON; see `database-notes.ts`. */
	hub_notes(table) {
		table.string("name", 64).primary();
		table.text("value").notNullable();
	},
	/** The migrations that were done; see `migrate.ts`. */
	hub_migrations(table) {
		table.string("name", 128).primary();
		table.timestamp("done_at").notNullable();
	},
} satisfies Record<string, (table: Knex.CreateTableBuilder) => void>;

/** The tables of the change feed, which its triggers come with; see `hub-feed/feed-schema.ts`. */
export const feedTables = { lines: "hub_feed", state: "hub_feed_state" } as const;

/** Makes those that are missing. Two processes may do so at the same time. */
export async function makeOwnTables(database: Knex): Promise<void> {
	for (const [name, columns] of Object.entries(ownTables)) {
		if (await database.schema.hasTable(name)) continue;
		try {
			await database.schema.createTable(name, columns);
		} catch (error) {
			// Another process was quicker.
			if (!(await database.schema.hasTable(name))) throw error;
		}
	}
}
