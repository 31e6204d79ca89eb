// Reads filters from the address of the list of demos, and creates the addresses of filtered lists (CT-3).

import { queryOneOf } from "@hub/shared-contracts/content/list-page";

/** Filters of the list of demos. */
export interface DemoList {
	/** The slug of an industry. */
	readonly industry: string | undefined;
	/** Demos with a prototype to try, or demos given in person. */
	readonly kind: DemoKind | undefined;
}

export const DEMO_KINDS = ["try", "guided"] as const;
export type DemoKind = (typeof DEMO_KINDS)[number];

/** Returns the list for a query; undefined if it does not exist. Unknown parameters are ignored. */
export function demoListFromQuery(query: URLSearchParams): DemoList | undefined {
	const kind = queryOneOf(query.get("kind"), DEMO_KINDS);
	return kind === null ? undefined : { industry: query.get("industry") ?? undefined, kind };
}

/** Returns the query of a list with its `?`, in a fixed order; empty for all demos. */
export function demoSearch({ industry, kind }: DemoList): string {
	const query = new URLSearchParams();
	if (industry !== undefined) query.set("industry", industry);
	if (kind) query.set("kind", kind);
	return query.size > 0 ? `?${query}` : "";
}
