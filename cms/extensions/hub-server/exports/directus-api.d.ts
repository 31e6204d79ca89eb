// Types of Directus' query parser, which has none of its own.
declare module "@directus/api/utils/sanitize-query" {
	import type { Accountability, Query, SchemaOverview } from "@directus/types";

	/** @throws InvalidQueryError */
	export function sanitizeQuery(query: unknown, schema: SchemaOverview, accountability: Accountability | null): Promise<Query>;
}
