import { isTimeZone } from "@hub/shared-contracts/language/wall-clock";
import { type Change, isPublished, touches } from "../change.ts";
import type { Reason } from "../refusal.ts";
import { textOf } from "../row.ts";
import { translate } from "../wording.ts";

/** Refuses an entry that would be withdrawn before it appears. */
export function timeOrderError(change: Change): Reason | undefined {
	if (!touches(change, "publish_at", "unpublish_at")) return undefined;
	const [from, until] = [momentOf(change.after.publish_at), momentOf(change.after.unpublish_at)];
	if (from === undefined || until === undefined || until > from) return undefined;
	return { at: "unpublish_at", reason: translate("time.period") };
}

/** Requires a valid time zone, and that an event ends after its start. */
export function eventTimeError(change: Change): Reason | undefined {
	const { definition, after } = change;
	if (definition.collection !== "events" || !touches(change, "starts_at", "ends_at", "time_zone")) return undefined;
	const [start, end] = [momentOf(after.starts_at), momentOf(after.ends_at)];
	if (start !== undefined && end !== undefined && end <= start)
		return { at: "ends_at", reason: translate("time.event") };
	const zone = textOf(after, "time_zone");
	if (zone !== "" && !isTimeZone(zone)) return { at: "time_zone", reason: translate("time.zone", { zone }) };
	return undefined;
}

/** Refuses agenda times that are not clock times: visitors, calendars and pages in other languages all read “14:30”. */
export function agendaTimeError(change: Change): Reason | undefined {
	const { definition, after } = change;
	if (definition.collection !== "events" || !isPublished(after) || !touches(change, "agenda", "status"))
		return undefined;
	for (const [index, entry] of (Array.isArray(after.agenda) ? after.agenda : []).entries()) {
		const time = textOf(entry, "time");
		if (!/^([01]?\d|2[0-3]):[0-5]\d$/.test(time))
			return { at: "agenda", reason: translate("time.agenda", { time, line: index + 1 }) };
	}
	return undefined;
}

/** Time in ms; undefined if empty. Directus treats texts without a zone as UTC. */
export function momentOf(value: unknown): number | undefined {
	if (value instanceof Date) return value.getTime();
	if (typeof value !== "string" || value === "") return undefined;
	const moment = Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(value) || !value.includes("T") ? value : `${value}Z`);
	return Number.isNaN(moment) ? undefined : moment;
}
