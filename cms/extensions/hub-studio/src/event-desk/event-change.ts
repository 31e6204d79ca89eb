// The facts that a save changes for registered people, and how many of them are notified, by the rules of
// `hub-server/registrations`.

import { isLive } from "@hub/content-model/cms/live";
import { momentOf } from "@hub/content-model/cms/row";
import type { NotifiedReaders } from "../../../hub-server/registrations/notified-readers.ts";

type Row = Readonly<Record<string, unknown>>;

export type Subject = "date" | "mode" | "place" | "access";

/** A change of an event that people are notified of. */
export type EventChange =
	| { readonly kind: "cancelled" | "revived"; readonly about: readonly [] }
	| { readonly kind: "changed"; readonly about: readonly Subject[] };

/** Fields of the event that decide on notifications. */
export const EVENT_FIELDS = [
	"status",
	"publish_at",
	"unpublish_at",
	"locale",
	"event_status",
	"starts_at",
	"ends_at",
	"time_zone",
	"mode",
	"venue",
	"city",
	"online_url",
	"date_updated",
] as const;

/**
 * Returns the change that people are notified of when the form is saved, or undefined if there is none.
 * @param stored the stored event, as visitors see it
 * @param formed the values of the form
 * @param now in ms
 */
export function eventChangeOf(stored: Row, formed: Row, now: number): EventChange | undefined {
	if (!isLive(stored, now) || !isLive(formed, now)) return undefined;
	if (isOver(stored, now) && isOver(formed, now)) return undefined;
	const [was, is] = [stored.event_status === "cancelled", formed.event_status === "cancelled"];
	if (was !== is) return { kind: is ? "cancelled" : "revived", about: [] };
	if (is) return undefined;
	const isNew = (field: string) => textOf(stored, field) !== textOf(formed, field);
	const isMoved = (field: string) => momentOf(stored[field]) !== momentOf(formed[field]);
	const about: readonly (readonly [Subject, boolean])[] = [
		["date", isMoved("starts_at") || isMoved("ends_at") || isNew("time_zone")],
		["mode", isNew("mode")],
		["place", formed.mode !== "online" && !isNew("mode") && (isNew("venue") || isNew("city"))],
		["access", isNew("online_url")],
	];
	const subjects = about.filter(([, isChanged]) => isChanged).map(([subject]) => subject);
	return subjects.length === 0 ? undefined : { kind: "changed", about: subjects };
}

/**
 * Counts the people who are notified. A changed venue concerns only the readers of the form's language, as each
 * language has its own.
 */
export function countNotified(
	{ about }: EventChange,
	{ readers }: NotifiedReaders,
	locale: unknown,
): { readonly seated: number; readonly waiting: number } {
	const isVenueOnly = about.length === 1 && about[0] === "place";
	const concerned = isVenueOnly ? readers.filter((one) => one.locale === locale) : readers;
	return {
		seated: concerned.reduce((sum, one) => sum + one.seated, 0),
		waiting: concerned.reduce((sum, one) => sum + one.waiting, 0),
	};
}

const textOf = (row: Row, field: string): string => String(row[field] ?? "");

function isOver(row: Row, now: number): boolean {
	const ends = momentOf(row.ends_at);
	return ends !== undefined && ends <= now;
}
