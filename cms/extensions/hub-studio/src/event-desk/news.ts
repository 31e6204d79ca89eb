// The facts that a save changes for registered people, and how many of them are notified, by the rules of `hub-server/registrations`.

import { isLive } from "@hub/content-model/cms/live";
import { momentOf } from "@hub/content-model/cms/row";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { z } from "zod";

type Row = Readonly<Record<string, unknown>>;

const readers = z.object({ locale: localeSchema, seated: z.number(), waiting: z.number() });
const notifiedReaders = z.object({ readers: z.array(readers), minutes: z.number(), due: z.iso.datetime().nullable() });

/** Who is notified of changes of an event, and when, as the content service counts them. */
export type NotifiedReaders = z.infer<typeof notifiedReaders>;

/** Parses the content service's answer. @throws ZodError where it is not one */
export function readReaders(answer: unknown): NotifiedReaders {
	return z.object({ data: notifiedReaders }).parse(answer).data;
}

/** What people are notified of. */
export type Subject = "date" | "mode" | "place" | "access";

/** What a save notifies people of. */
export type News =
	| { readonly kind: "cancelled" | "revived"; readonly about: readonly [] }
	| { readonly kind: "changed"; readonly about: readonly Subject[] };

/** The fields that the form is compared by. */
export const NEWS_FIELDS = [
	...["status", "publish_at", "unpublish_at", "locale", "event_status", "starts_at", "ends_at", "time_zone"],
	...["mode", "venue", "city", "online_url", "date_updated"],
] as const;

/**
 * What people are notified of when a form is saved; undefined for nothing.
 * @param stored the event as visitors see it
 * @param formed the form as it is
 * @param now in ms
 */
export function newsOf(stored: Row, formed: Row, now: number): News | undefined {
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

/** How many people are notified. A place is each language's own. @param locale of the form */
export function countNotified(
	{ about }: News,
	{ readers }: NotifiedReaders,
	locale: unknown,
): { readonly seated: number; readonly waiting: number } {
	const isOwn = about.length === 1 && about[0] === "place";
	const concerned = isOwn ? readers.filter((one) => one.locale === locale) : readers;
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
