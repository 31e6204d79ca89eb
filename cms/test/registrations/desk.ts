import { randomUUID } from "node:crypto";
import { collections } from "@hub/content-model/collections/collections";
import {
	type RegisterResult,
	type RegistrationResult,
	type RegistrationView,
	register,
	view,
} from "@hub/shared-contracts/form/registration";
import knex, { type Knex } from "knex";
import { z } from "zod";
import { signingKeys } from "../../extensions/hub-server/contact/signing-keys.ts";
import { storedMail } from "../../extensions/hub-server/outbox/enqueue.ts";
import { outboxTable } from "../../extensions/hub-server/outbox/outbox-table.ts";
import { seatsTable } from "../../extensions/hub-server/registrations/event-snapshot.ts";
import { reconcileEvent } from "../../extensions/hub-server/registrations/reconcile-event.ts";
import type { RegistrationDeps } from "../../extensions/hub-server/registrations/registration-deps.ts";
import { registrationOperations } from "../../extensions/hub-server/registrations/registration-operations.ts";
import { createOwnTables } from "../../src/database/own-tables.ts";

/** Signing keys of the desk. */
export const keys = signingKeys("a secret of tests", "hub-registrations");

/** Start time of every test. */
export const beginning = Date.UTC(2027, 2, 1, 12);
export const hour = 60 * 60_000;
export const day = 24 * hour;

const seen = z.object({
	id: z.string(),
	state: z.string(),
	email: z.string().nullable(),
	waiting_place: z.number().nullable(),
});

export interface WrittenMail extends z.infer<typeof storedMail> {
	/** Kind of mail, e.g. `confirmed`. */
	readonly kind: string;
}

/** Registrations on a real database with our tables, without Directus, and with a clock that only tests advance. */
export class Desk {
	readonly database: Knex;
	readonly warnings: string[] = [];
	now = beginning;
	/** Time in ms in which further changes of an event are collected. */
	notificationDelayMs = 0;
	#mailsRead = 0;

	private constructor(database: Knex) {
		this.database = database;
	}

	get deps(): RegistrationDeps {
		return {
			database: this.database,
			siteUrl: "https://hub.example.org",
			clock: () => new Date(this.now),
			notificationDelayMs: this.notificationDelayMs,
			keys,
			warn: (text) => this.warnings.push(text),
		};
	}

	/** Uses an in-memory SQLite database. */
	static async onSqlite(): Promise<Desk> {
		return Desk.#open(
			knex({
				client: "sqlite3",
				connection: { filename: ":memory:" },
				useNullAsDefault: true,
				pool: { min: 1, max: 1 },
			}),
		);
	}

	/** Uses PostgreSQL, with a schema of its own. */
	static async onPostgres(connection: Knex.PgConnectionConfig): Promise<Desk> {
		const schema = `desk_${randomUUID().replaceAll("-", "")}`;
		const maker = knex({ client: "pg", connection });
		await maker.raw("create schema ??", [schema]);
		await maker.destroy();
		return Desk.#open(knex({ client: "pg", connection, searchPath: [schema], pool: { min: 0, max: 10 } }));
	}

	static async #open(database: Knex): Promise<Desk> {
		for (const { collection, fields } of collections) {
			await database.schema.createTable(collection, (table) => {
				for (const [name, { type, column }] of Object.entries(fields)) {
					if (column === null) continue;
					const created = columnOf(table, type, name);
					if (column.is_primary_key) created.primary();
					if (column.is_unique) created.unique();
					if (column.default_value !== undefined && column.default_value !== null)
						created.defaultTo(column.default_value);
				}
			});
		}
		await database.schema.createTable("directus_revisions", (table) => {
			table.increments("id");
			table.string("collection");
			table.string("item");
			table.json("data");
		});
		await createOwnTables(database);
		return new Desk(database);
	}

	close(): Promise<void> {
		return this.database.destroy();
	}

	/** Publishes an event in both languages, ten days ahead, an hour long, with two seats. @returns its key */
	async announce(values: Record<string, unknown> = {}): Promise<string> {
		const key = typeof values.translation_key === "string" ? values.translation_key : `event-${randomUUID()}`;
		const startsAt = values.starts_at instanceof Date ? values.starts_at : new Date(beginning + 10 * day);
		for (const locale of ["de", "en"]) {
			await this.database("events").insert({
				id: randomUUID(),
				status: "published",
				locale,
				translation_key: key,
				slug: `${locale}-slug`,
				event_status: "scheduled",
				title: locale === "de" ? "Die Werkstatt" : "The workshop",
				description: "…",
				kind: "workshop",
				topic: "connectors",
				language: "de",
				mode: "onsite",
				starts_at: startsAt,
				ends_at: new Date(startsAt.getTime() + hour),
				time_zone: "Europe/Berlin",
				venue: "Halle 3",
				city: locale === "de" ? "Köln" : "Cologne",
				capacity: 2,
				...values,
			});
		}
		await reconcileEvent(this.deps, key);
		return key;
	}

	/** Changes an event in one language, like an editor. */
	async edit(key: string, values: Record<string, unknown>, locale = "de"): Promise<void> {
		await this.database("events")
			.where({ translation_key: key, locale })
			.update({ ...values, date_updated: new Date(this.now) });
		await reconcileEvent(this.deps, key);
	}

	/** Counts the statements that write rows of events, because the change feed reports each to the site. */
	async writesOf(work: () => Promise<unknown>): Promise<number> {
		let writes = 0;
		const note = ({ sql }: { readonly sql: string }) => {
			if (/^update .events\W/.test(sql)) writes += 1;
		};
		this.database.on("query", note);
		await work().finally(() => this.database.off("query", note));
		return writes;
	}

	/** Advances the clock and runs the jobs that are due. */
	async pass(ms: number, ...keys: string[]): Promise<void> {
		this.now += ms;
		for (const key of keys) await reconcileEvent(this.deps, key);
	}

	/** Calls an operation like the site. */
	async call(operation: string, input: object): Promise<unknown> {
		return registrationOperations(this.deps)
			.find(({ name }) => name === `hub-registrations/${operation}`)
			?.handle(input);
	}

	async register(eventKey: string, name: string, more: Record<string, unknown> = {}): Promise<RegisterResult> {
		const email = `${name.toLowerCase()}@example.org`;
		// Each guest has a network of their own by default, because limits count by network.
		const [visitor, network] = [randomUUID(), randomUUID()];
		const request = {
			eventKey,
			locale: "de",
			name,
			email,
			organisation: "",
			remark: "",
			consent: "on",
			visitor,
			network,
			...more,
		};
		return register.result.parse(await this.call("register", request));
	}

	/** Registers a guest and confirms. */
	async join(eventKey: string, name: string, more: Record<string, unknown> = {}): Promise<RegistrationView> {
		await this.register(eventKey, name, more);
		return shown(await this.confirm(await this.idOf(eventKey, name)));
	}

	readonly view = (id: string) => this.#operate("view", { id });
	readonly confirm = (id: string) => this.#operate("confirm", { id });
	readonly accept = (id: string) => this.#operate("accept", { id });
	readonly cancel = (id: string) => this.#operate("cancel", { id });
	readonly change = (id: string, form: object) => this.#operate("change", { id, ...form });

	async #operate(operation: string, input: object): Promise<RegistrationResult> {
		return view.result.parse(await this.call(operation, input));
	}

	async idOf(eventKey: string, name: string): Promise<string> {
		const row = await this.database("registrations").select("id").where({ event_key: eventKey, name }).first();
		return z.object({ id: z.string() }).parse(row).id;
	}

	/** Returns the state of each guest by name, in the order of the waiting list. */
	async states(eventKey: string): Promise<Record<string, string>> {
		const rows: unknown = await this.database("registrations")
			.where({ event_key: eventKey })
			.orderBy(["waiting_place", "email"]);
		const people = z.array(seen.extend({ name: z.string(), offered_until: z.unknown() })).parse(rows);
		return Object.fromEntries(
			people.map(({ name, state, offered_until }) => [name, offered_until ? `${state}, offered` : state]),
		);
	}

	/** Returns the counted number of taken seats. */
	async taken(eventKey: string): Promise<number> {
		return z.object({ taken: z.number() }).parse(await this.database(seatsTable).where({ event_key: eventKey }).first())
			.taken;
	}

	/** Returns the number of registrations that hold a seat. */
	async held(eventKey: string): Promise<number> {
		const rows: unknown[] = await this.database("registrations")
			.where({ event_key: eventKey })
			.where((held) => held.whereIn("state", ["confirmed", "attended"]).orWhereNotNull("offered_until"));
		return rows.length;
	}

	/** Returns the mails since the last call, as `kind to`. */
	async newMails(): Promise<string[]> {
		return (await this.mails()).map(({ kind, to }) => `${kind} ${to.split("@")[0]}`).toSorted();
	}

	/** Returns the mails since the last call, in order. */
	async mails(): Promise<WrittenMail[]> {
		const rows: unknown = await this.database(outboxTable).where("id", ">", this.#mailsRead).orderBy("id");
		const written = z.array(z.object({ id: z.number(), key: z.string(), mail: z.string() })).parse(rows);
		this.#mailsRead = written.at(-1)?.id ?? this.#mailsRead;
		return written.map(({ key, mail }) => ({ kind: key.split("/")[2] ?? "", ...storedMail.parse(JSON.parse(mail)) }));
	}
}

/** Returns the registration in a result; throws if there is none. */
export function shown(result: RegistrationResult): RegistrationView {
	if (result.kind === "registration" || result.kind === "refused") return result.registration;
	throw new Error(`the result was ${result.kind}`);
}

function columnOf(table: Knex.CreateTableBuilder, type: string, name: string): Knex.ColumnBuilder {
	switch (type) {
		case "uuid":
			return table.uuid(name);
		case "text":
			return table.text(name);
		case "integer":
			return table.integer(name);
		case "boolean":
			return table.boolean(name);
		case "json":
			return table.json(name);
		case "date":
			return table.date(name);
		case "timestamp":
			return table.timestamp(name);
		default:
			return table.string(name);
	}
}
