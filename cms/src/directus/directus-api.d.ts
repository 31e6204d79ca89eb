// Types of Directus' own modules, which have none.

declare module "@directus/api/utils/sanitize-query" {
	import type { Accountability, Query, SchemaOverview } from "@directus/types";

	/** @throws InvalidQueryError */
	export function sanitizeQuery(
		query: unknown,
		schema: SchemaOverview,
		accountability: Accountability | null,
	): Promise<Query>;
}

declare module "@directus/api/emitter" {
	/** Emits to all listeners. The emitter in an extension's context reaches only those that were added to it there. */
	export function useEmitter(): {
		emitAction(event: string | string[], meta: object, context: object | null): void;
	};
}
