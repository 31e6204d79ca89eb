import type { Filter } from "@directus/types";
import { events } from "@hub/content-model/collections/events";
import { registrations } from "@hub/content-model/collections/registrations";
import { type Change, isPublished } from "../../entries/change.ts";
import type { Row } from "../../entries/row.ts";
import type { StoredRows } from "../../entries/stored-rows.ts";
import type { Reason } from "../../wording/refusal.ts";
import { nameOf, translate } from "../../wording/wording.ts";
import type { Facts } from "./rule.ts";

/** Matches registrations of people who expect the event to take place, or to be notified of it. */
const EXPECTING: Filter = { state: { _in: ["pending", "confirmed", "attended", "waitlisted"] } };
/**
 * Matches registrations that hold a seat: by their state, or because a seat is offered to them. People online hold
 * none.
 */
const HOLDS_SEAT: Filter = {
	_and: [
		{ _or: [{ attendance: { _null: true } }, { attendance: { _neq: "online" } }] },
		{ _or: [{ state: { _in: ["confirmed", "attended"] } }, { offered_until: { _nnull: true } }] },
	],
};

/**
 * Refuses to delete an event with registrations: it has to be cancelled first, because that notifies the participants.
 * One language may be deleted as long as another one stays.
 */
export async function registeredEventDeletionError(
	collection: string,
	toDelete: readonly Row[],
	rows: StoredRows,
	now: number,
): Promise<Reason | undefined> {
	if (collection !== events.collection) return undefined;
	for (const event of toDelete) {
		if (event.event_status === "cancelled" || isOver(event, now)) continue;
		const key = String(event.translation_key);
		const languages = await rows.list(events, { translation_key: { _eq: key } });
		if (languages.some((row) => isPublished(row) && !toDelete.some(({ id }) => id === row.id))) continue;
		const count = await countOf(key, EXPECTING, rows);
		if (count > 0) return { reason: translate("registered", { event: nameOf(events, event), count }) };
	}
	return undefined;
}

/**
 * Refuses changes to an event with registrations that would lose its participants. Its key stays, because registrations
 * refer to it. It is cancelled while published, because only then participants are notified, and archived after that.
 * One language may be archived or moved as long as another one stays.
 */
export async function registeredEventChangeError(
	{ definition, before, after }: Change,
	{ rows, together, now }: Facts,
): Promise<Reason | undefined> {
	if (definition.collection !== events.collection || before === undefined) return undefined;
	const key = String(before.translation_key ?? "");
	if (key === "" || isOver(before, now) || before.event_status === "cancelled") return undefined;
	const isUnannounced = after.event_status === "cancelled" && !isPublished(after);
	const isMoved = after.translation_key !== before.translation_key;
	const isArchived = isPublished(before) && after.status === "archived";
	if (!isUnannounced && !isMoved && !isArchived) return undefined;
	if (!isUnannounced) {
		const languages = await rows.list(events, { translation_key: { _eq: key } });
		const changed = new Set(together.map(({ id }) => id));
		if (languages.some((row) => isPublished(row) && !changed.has(String(row.id)))) return undefined;
	}
	const count = await countOf(key, EXPECTING, rows);
	if (count === 0) return undefined;
	const values = { event: nameOf(events, before), count };
	if (isMoved) return { at: "translation_key", reason: translate("registered.moved", values) };
	if (isUnannounced) return { at: "status", reason: translate("registered.unheard", values) };
	return { at: "event_status", reason: translate("registered.archived", values) };
}

/**
 * Refuses fewer seats than are held: by people who have a seat, and by people on the waiting list who have been offered
 * one. A cancelled or past event is no exception, because it may be scheduled again. A draft's seats count once it is
 * published; if the other language is published, the seats of that one count. A seat that is taken at the same moment
 * is handled by `lockEvent` of hub-server/registrations.
 */
export async function tooFewSeatsError(
	{ definition, before, after }: Change,
	{ rows }: Facts,
): Promise<Reason | undefined> {
	if (definition.collection !== events.collection || before === undefined || !isPublished(after)) return undefined;
	const [seats, former] = [seatsOf(after), isPublished(before) ? seatsOf(before) : Number.POSITIVE_INFINITY];
	if (seats >= former) return undefined;
	const key = String(before.translation_key ?? "");
	if (!isPublished(before) && (await rows.list(events, { translation_key: { _eq: key } })).some(isPublished))
		return undefined;
	const count = await countOf(key, HOLDS_SEAT, rows);
	if (count <= seats) return undefined;
	const event = nameOf(events, before);
	const [capacity, reserved] = [Number(after.capacity), Number(after.reserved)];
	return capacity - count >= 0 && Number(before.reserved) !== reserved && before.capacity === after.capacity
		? { at: "reserved", reason: translate("registered.reserved", { event, count, reserved, most: capacity - count }) }
		: { at: "capacity", reason: translate("registered.capacity", { event, count, capacity, least: count + reserved }) };
}

function isOver({ ends_at }: Row, now: number): boolean {
	return Date.parse(String(ends_at)) <= now;
}

/** Number of seats for registration. Unlimited if `capacity` is 0. */
function seatsOf({ capacity, reserved }: Row): number {
	const all = Number(capacity ?? 0);
	return all === 0 ? Number.POSITIVE_INFINITY : Math.max(0, all - Number(reserved ?? 0));
}

/** Returns how many registrations for an event match a filter. */
async function countOf(key: string, matching: Filter, rows: StoredRows): Promise<number> {
	return (await rows.list(registrations, { _and: [{ event_key: { _eq: key } }, matching] })).length;
}
