import { randomUUID } from "node:crypto";
import { collections } from "@hub/content-model/collections/collections";
import {
	type RegisterAnswer,
	type RegistrationAnswer,
	type RegistrationView,
	register,
	view,
} from "@hub/shared-contracts/form/registration";
import knex, { type Knex } from "knex";
import { z } from "zod";
import { signingKeys } from "../../extensions/hub-server/contact/signing-keys.ts";
import { storedMail } from "../../extensions/hub-server/outbox/enqueue.ts";
import { outboxTable } from "../../extensions/hub-server/outbox/outbox-table.ts";
import { seatsTable } from "../../extensions/hub-server/registrations/open-event.ts";
import { reconcileEvent } from "../../extensions/hub-server/registrations/reconcile-event.ts";
import type { RegistrationDeps } from "../../extensions/hub-server/registrations/register.ts";
import { registrationOperations } from "../../extensions/hub-server/registrations/registration-operations.ts";
import { makeOwnTables } from "../../src/own-tables.ts";

/** What the desk seals with. */
export const keys = signingKeys("a secret of tests", "hub-registrations");

/** The moment at which every test begins. */
export const beginning = Date.UTC(2027, 2, 1, 12);
export const hour = 60 * 60_000;
export const day = 24 * hour;

const seen = z.object({ id: z.string(), state: z.string(), email: z.string().nullable(), waiting_place: z.number().nullable() });

/** A mail as it lies in the outbox. */
export interface WrittenMail extends z.infer<typeof storedMail> {
	/** What it is about, e.g. `confirmed`. */
	readonly kind: string;
}

/**
 * Registrations at work on a real database with the tables that the repository describes, and a clock that is stopped until a test
 * moves it. Directus itself is not there.
 */
export class Desk {
	readonly database: Knex;
	readonly warnings: string[] = [];
	now = beginning;
	/** How long a change of an event waits for more, in ms. */
	notificationDelayMs = 0;
	#mailsRead = 0;

	private constructor(database: Knex) {
		this.database = database;
	}

	get deps(): RegistrationDeps {
		return {
			database: this.database,
			postbox: { siteUrl: "https://hub.example.org" },
			clock: () => new Date(this.now),
			notificationDelayMs: this.notificationDelayMs,
			keys,
			warn: (text) => this.warnings.push(text),
		};
	}

	/** On an embedded database in memory. */
	static async onSqlite(): Promise<Desk> {
		return Desk.#open(
			knex({ client: "sqlite3", connection: { filename: ":memory:" }, useNullAsDefault: true, pool: { min: 1, max: 1 } }),
		);
	}

	/** On a Postgres, in a schema of its own. */
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
					if (column.default_value !== undefined && column.default_value !== null) created.defaultTo(column.default_value);
				}
			});
		}
		await database.schema.createTable("directus_revisions", (table) => {
			table.increments("id");
			table.string("collection");
			table.string("item");
			table.json("data");
		});
		await makeOwnTables(database);
		return new Desk(database);
	}

	close(): Promise<void> {
		return this.database.destroy();
	}

	/** Announces an event in both languages, ten days ahead, an hour long, with two seats. @returns its key */
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

	/** Changes an event as an editor does, in one language. */
	async edit(key: string, values: Record<string, unknown>, locale = "de"): Promise<void> {
		await this.database("events")
			.where({ translation_key: key, locale })
			.update({ ...values, date_updated: new Date(this.now) });
		await reconcileEvent(this.deps, key);
	}

	/** How many statements of some work write rows of events: the change feed tells the site of each. */
	async writesOf(work: () => Promise<unknown>): Promise<number> {
		let writes = 0;
		const note = ({ sql }: { readonly sql: string }) => {
			if (/^update .events\W/.test(sql)) writes += 1;
		};
		this.database.on("query", note);
		await work().finally(() => this.database.off("query", note));
		return writes;
	}

	/** Lets time pass, and what is due by the clock be done. */
	async pass(ms: number, ...keys: string[]): Promise<void> {
		this.now += ms;
		for (const key of keys) await reconcileEvent(this.deps, key);
	}

	/** Asks for an operation, as the site does. */
	async ask(operation: string, input: object): Promise<unknown> {
		return registrationOperations(this.deps)
			.find(({ name }) => name === `hub-registrations/${operation}`)
			?.handle(input);
	}

	async register(eventKey: string, name: string, more: Record<string, unknown> = {}): Promise<RegisterAnswer> {
		const email = `${name.toLowerCase()}@example.org`;
		// Each guest has a network of their own by default, because limits count by network.
		const [visitor, network] = [randomUUID(), randomUUID()];
		const request = { eventKey, locale: "de", name, email, organisation: "", remark: "", consent: "on", visitor, network, ...more };
		return register.answer.parse(await this.ask("register", request));
	}

	/** Registers a guest and confirms. */
	async join(eventKey: string, name: string, more: Record<string, unknown> = {}): Promise<RegistrationView> {
		await this.register(eventKey, name, more);
		return shown(await this.confirm(await this.idOf(eventKey, name)));
	}

	readonly view = (id: string) => this.#answered("view", { id });
	readonly confirm = (id: string) => this.#answered("confirm", { id });
	readonly accept = (id: string) => this.#answered("accept", { id });
	readonly cancel = (id: string) => this.#answered("cancel", { id });
	readonly change = (id: string, form: object) => this.#answered("change", { id, ...form });

	async #answered(operation: string, input: object): Promise<RegistrationAnswer> {
		return view.answer.parse(await this.ask(operation, input));
	}

	async idOf(eventKey: string, name: string): Promise<string> {
		const row = await this.database("registrations").select("id").where({ event_key: eventKey, name }).first();
		return z.object({ id: z.string() }).parse(row).id;
	}

	/** The state of each guest by name, in the order of the waiting list. */
	async states(eventKey: string): Promise<Record<string, string>> {
		const rows: unknown = await this.database("registrations").where({ event_key: eventKey }).orderBy(["waiting_place", "email"]);
		const people = z.array(seen.extend({ name: z.string(), offered_until: z.unknown() })).parse(rows);
		return Object.fromEntries(people.map(({ name, state, offered_until }) => [name, offered_until ? `${state}, offered` : state]));
	}

	/** Seats that are counted as taken. */
	async taken(eventKey: string): Promise<number> {
		return z.object({ taken: z.number() }).parse(await this.database(seatsTable).where({ event_key: eventKey }).first()).taken;
	}

	/** Seats that registrations hold, counted one by one. */
	async held(eventKey: string): Promise<number> {
		const rows: unknown[] = await this.database("registrations")
			.where({ event_key: eventKey })
			.where((held) => held.whereIn("state", ["confirmed", "attended"]).orWhereNotNull("offered_until"));
		return rows.length;
	}

	/** The mails that were written since the last call, as `kind to`. */
	async newMails(): Promise<string[]> {
		return (await this.mails()).map(({ kind, to }) => `${kind} ${to.split("@")[0]}`).toSorted();
	}

	/** The mails that were written since the last call, in order. */
	async mails(): Promise<WrittenMail[]> {
		const rows: unknown = await this.database(outboxTable).where("id", ">", this.#mailsRead).orderBy("id");
		const written = z.array(z.object({ id: z.number(), key: z.string(), mail: z.string() })).parse(rows);
		this.#mailsRead = written.at(-1)?.id ?? this.#mailsRead;
		return written.map(({ key, mail }) => ({ kind: key.split("/")[2] ?? "", ...storedMail.parse(JSON.parse(mail)) }));
	}
}

/** What an answer shows of a registration; throws where it shows none. */
export function shown(answer: RegistrationAnswer): RegistrationView {
	if (answer.kind === "registration" || answer.kind === "refused") return answer.registration;
	throw new Error(`the answer was ${answer.kind}`);
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
