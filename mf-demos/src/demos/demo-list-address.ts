// What an address of the list of demos asks for, and the address of what a list shows (CT-3).

/** A list of demos, narrowed or not. */
export interface DemoList {
	/** The slug of an industry. */
	readonly industry: string | undefined;
	/** Whether there is something to try at once, or the demo is given in person. */
	readonly kind: DemoKind | undefined;
}

export const DEMO_KINDS = ["try", "guided"] as const;
export type DemoKind = (typeof DEMO_KINDS)[number];

/** The list that a query asks for; undefined where there is no such list. Words that lists do not know are passed over. */
export function demoListFromQuery(query: URLSearchParams): DemoList | undefined {
	const asked = query.get("kind");
	const kind = DEMO_KINDS.find((one) => one === asked);
	if (asked !== null && !kind) return undefined;
	return { industry: query.get("industry") ?? undefined, kind };
}

/** The query of a list with its `?`, always written the same way; empty for all demos. */
export function demoSearch({ industry, kind }: DemoList): string {
	const query = new URLSearchParams();
	if (industry !== undefined) query.set("industry", industry);
	if (kind) query.set("kind", kind);
	return query.size > 0 ? `?${query}` : "";
}
