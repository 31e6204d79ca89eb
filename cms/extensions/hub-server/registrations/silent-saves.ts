// Silent corrections: an editor sets the event's field `tell_people` to false for one save, and people are not
// notified.

import type { Locale } from "@hub/shared-contracts/language/locale";
import type { Knex } from "knex";
import { z } from "zod";
import { storedJson } from "../entries/row.ts";
import { type Announced, announcedFacts, type Facts } from "./event-facts.ts";
import { eventKeysOf, readKeys } from "./event-rows.ts";
import type { EventSnapshot } from "./event-snapshot.ts";

const ids = z.array(z.object({ id: z.string() }));

/**
 * Returns and clears the silently saved rows of an event, so that the next save notifies again.
 * @param trx transaction that holds the event's lock
 */
export async function takeSilentRows(trx: Knex, key: string): Promise<ReadonlySet<string>> {
	const stored: unknown = await trx("events").select("id").where({ translation_key: key, tell_people: false });
	const silent = ids.parse(stored).map(({ id }) => id);
	if (silent.length > 0) await trx("events").whereIn("id", silent).update({ tell_people: true });
	return new Set(silent);
}

/** Returns the keys of events with silently saved rows. @param rows ids of rows */
export async function silentEventKeys(database: Knex, rows: readonly string[]): Promise<readonly string[]> {
	const found: unknown = await database("events")
		.distinct("translation_key")
		.where({ tell_people: false })
		.whereIn("translation_key", await eventKeysOf(database, rows));
	return readKeys(found);
}

/** Clears the flag of a silent save in a published version. */
export async function clearSilentFlag(database: Knex, version: string): Promise<void> {
	const stored: unknown = await database("directus_versions").select("delta").where({ id: version }).first();
	const values = z.object({ delta: storedJson }).optional().parse(stored)?.delta;
	if (!values || !("tell_people" in values)) return;
	const { tell_people: _, ...rest } = values;
	await database("directus_versions")
		.where({ id: version })
		.update({ delta: JSON.stringify(rest) });
}

/** Silently changed facts and places. */
export interface SilentChanges {
	readonly facts: ReadonlySet<keyof Facts>;
	/** Languages with a changed place. */
	readonly places: ReadonlySet<Locale>;
}

/**
 * Returns changes in silently saved rows since the event was last seen. A cancellation is never silent.
 * @param event with its rows before their facts are merged
 */
export function silentChanges({ rows, before, facts }: EventSnapshot, silent: ReadonlySet<string>): SilentChanges {
	const changedIn = (name: keyof Facts) =>
		rows.filter((row) => before?.rows.includes(row.id) && row.facts[name] !== before.facts[name]);
	const isSilent = (name: keyof Facts): boolean => {
		const changed = changedIn(name);
		return name !== "event_status" && changed.length > 0 && changed.every(({ id }) => silent.has(id));
	};
	const quiet = new Set(announcedFacts.filter(isSilent));
	// Each row has its own place, but the mode decides for all languages whether there is one.
	const isMoved = before?.facts.mode !== facts?.mode;
	const places = rows.filter(({ id }) => (isMoved ? quiet.has("mode") : silent.has(id))).map(({ locale }) => locale);
	return { facts: quiet, places: new Set(places) };
}

/**
 * Returns the facts that people count as informed of after silent changes. Excludes facts with a pending notification.
 * @param announced facts that people were last notified of
 * @param seen facts when the event was last seen
 * @param now current facts
 */
export function withSilent(announced: Announced, seen: Announced, now: Announced, silent: SilentChanges): Announced {
	const facts = Object.fromEntries(
		[...silent.facts]
			.filter((name) => announced.facts[name] === seen.facts[name])
			.map((name) => [name, now.facts[name]]),
	);
	const places = Object.fromEntries(
		[...silent.places]
			.filter((locale) => announced.places[locale] === seen.places[locale])
			.map((locale) => [locale, now.places[locale]]),
	);
	return { facts: { ...announced.facts, ...facts }, places: { ...announced.places, ...places } };
}
