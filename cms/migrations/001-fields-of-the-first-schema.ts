import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { dropField, fillIn, type Migration, renameField } from "../src/migration-steps.ts";

type Row = Readonly<Record<string, unknown>>;

const eventOf = async ({ event }: Row, trx: Knex): Promise<Row | undefined> =>
	typeof event === "string" ? trx("events").where({ id: event }).first() : undefined;

/** Fields that were named otherwise, went, or came later and are needed by what the site shows. */
const migration: Migration = {
	before: [renameField("demos", "prototype", "prototype_settings"), dropField("partners", "logo")],
	after: [
		fillIn("industries", "tone", "brand"),
		fillIn("recordings", "language", ({ locale }) => locale),
		fillIn("recordings", "topic", async (row, trx) => (await eventOf(row, trx))?.topic ?? "data-spaces"),
		fillIn("registrations", "event_key", async (row, trx) => (await eventOf(row, trx))?.translation_key),
		fillIn("registrations", "identity", async ({ event_key, email }, trx) => {
			if (typeof event_key !== "string" || typeof email !== "string") return undefined;
			const identity = createHash("sha256")
				.update(`${event_key}\n${email.normalize("NFC").toLowerCase()}`)
				.digest("hex");
			// Of two with one address, the first is the one that is found.
			return (await trx("registrations").where({ identity }).first()) ? undefined : identity;
		}),
	],
};
export default migration;
