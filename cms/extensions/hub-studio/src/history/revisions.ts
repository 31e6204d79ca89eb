// The history of an entry as the content service keeps it, read once at the edge.

import { z } from "zod";

const person = z.object({ first_name: z.string().nullish(), last_name: z.string().nullish() }).nullish();
const row = z.object({
	id: z.number(),
	data: z.record(z.string(), z.unknown()).nullable(),
	delta: z.record(z.string(), z.unknown()).nullable(),
	activity: z.object({ action: z.string(), timestamp: z.string(), user: person }).nullable(),
});

/** What is asked of `/revisions`: the newest first. What Studio stores as one works on a version is not on the site, and is left out. */
export function revisionsQuery({ collection, item, limit, offset }: RevisionsAsked): Record<string, string> {
	const filter = { collection: { _eq: collection }, item: { _eq: item }, version: { _null: true } };
	return {
		filter: JSON.stringify(filter),
		fields: "id,data,delta,activity.action,activity.timestamp,activity.user.first_name,activity.user.last_name",
		sort: "-id",
		limit: String(limit),
		offset: String(offset),
	};
}

/** Which revisions are asked for. */
export interface RevisionsAsked {
	readonly collection: string;
	readonly item: string;
	readonly limit: number;
	readonly offset: number;
}

/** One save of an entry. */
export interface Revision {
	readonly id: number;
	readonly kind: "created" | "changed";
	/** Empty for what the product itself did. */
	readonly by: string;
	readonly at: Date;
	/** The entry as it was from then on; what it points to only where that was saved. */
	readonly state: Readonly<Record<string, unknown>>;
	/** The fields that were saved. */
	readonly saved: readonly string[];
}

/** The revisions of an answer of `/revisions`. */
export function readRevisions(answer: unknown): Revision[] {
	return z
		.object({ data: z.array(row) })
		.parse(answer)
		.data.flatMap(({ id, data, delta, activity }) => {
			if (!activity || !data) return [];
			// Directus leaves out of the whole entry what points to other entries.
			const { user, action, timestamp } = activity;
			return [
				{
					id,
					kind: action === "create" ? "created" : "changed",
					by: [user?.first_name, user?.last_name].filter(Boolean).join(" "),
					at: new Date(timestamp),
					state: { ...data, ...delta },
					saved: Object.keys(delta ?? data),
				},
			];
		});
}

/** A field that another value was saved in. */
export interface FieldChange {
	readonly field: string;
	/** Undefined where what was there before is not known. */
	readonly before: unknown;
	readonly after: unknown;
}

/**
 * What a revision changed.
 * @param earlier the revisions before it, the newest first; the first of all changed nothing
 * @param fields those that people write, in the order of the form
 */
export function changesOf(revision: Revision, earlier: readonly Revision[], fields: readonly string[]): FieldChange[] {
	if (earlier.length === 0) return [];
	return fields
		.filter((field) => revision.saved.includes(field))
		.map((field) => {
			const before = earlier.find(({ state }) => field in state)?.state;
			return { field, before: before && (before[field] ?? null), after: revision.state[field] ?? null };
		})
		.filter(({ before, after }) => before === undefined || JSON.stringify(before) !== JSON.stringify(after));
}

/** The values that bring an entry's form back to an earlier state: those of its fields that are other now. */
export function restoring(
	{ state }: Revision,
	now: Readonly<Record<string, unknown>>,
	fields: readonly string[],
): readonly { readonly field: string; readonly value: unknown }[] {
	return fields
		.filter((field) => field in state && JSON.stringify(state[field] ?? null) !== JSON.stringify(now[field] ?? null))
		.map((field) => ({ field, value: state[field] ?? null }));
}
