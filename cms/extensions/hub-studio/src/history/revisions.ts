// The history of an entry as the content service stores it, read once at the edge.

import { z } from "zod";

const person = z.object({ first_name: z.string().nullish(), last_name: z.string().nullish() }).nullish();
const row = z.object({
	id: z.number(),
	version: z.string().nullish(),
	data: z.record(z.string(), z.unknown()).nullish(),
	delta: z.record(z.string(), z.unknown()).nullable(),
	activity: z.object({ action: z.string(), timestamp: z.string(), user: person }).nullable(),
});

/** What is asked of `/revisions`: the newest first. */
export function revisionsQuery({ collection, item, version, limit, offset, whole }: RevisionsAsked): Record<string, string> {
	const entry = { version: { _null: true } };
	const form = version === undefined ? entry : { _or: [entry, { version: { _eq: version } }] };
	const activity = ["action", "timestamp", "user.first_name", "user.last_name"].map((name) => `activity.${name}`);
	return {
		filter: JSON.stringify({ collection: { _eq: collection }, item: { _eq: item }, ...form }),
		fields: ["id", "version", "delta", ...(whole ? ["data"] : []), ...activity].join(),
		sort: "-id",
		limit: String(limit),
		offset: String(offset),
	};
}

/** Which revisions are asked for. */
export interface RevisionsAsked {
	readonly collection: string;
	readonly item: string;
	/** The draft that is edited: its own saves come with those of the entry. What is stored in other versions never does. */
	readonly version: string | undefined;
	readonly limit: number;
	readonly offset: number;
	/** Whether the whole entry comes with each, and not only what was saved. */
	readonly whole: boolean;
}

/** One save of an entry, or of a draft of it. */
export interface Revision {
	readonly id: number;
	/** The draft that it was saved in; undefined for the entry itself. */
	readonly version: string | undefined;
	readonly kind: "created" | "changed";
	/** Empty for what the product itself did. */
	readonly by: string;
	readonly at: Date;
	/** The entry as it was from then on: what it points to only where that was saved, and of a draft only what was saved. */
	readonly state: Readonly<Record<string, unknown>>;
	/** The fields that were saved. */
	readonly saved: readonly string[];
}

/** The revisions of an answer of `/revisions`. */
export function readRevisions(answer: unknown): Revision[] {
	return z
		.object({ data: z.array(row) })
		.parse(answer)
		.data.flatMap(({ id, version, data, delta, activity }) => {
			if (!activity || !(data ?? delta)) return [];
			// Directus leaves out of the whole entry what points to other entries.
			const { user, action, timestamp } = activity;
			return [
				{
					id,
					version: version ?? undefined,
					kind: action === "create" ? "created" : "changed",
					by: [user?.first_name, user?.last_name].filter(Boolean).join(" "),
					at: new Date(timestamp),
					state: { ...data, ...delta },
					saved: Object.keys(delta ?? data ?? {}),
				},
			];
		});
}
