// Types of Directus' own emitter.
declare module "@directus/api/emitter" {
	import type { ActionEventParams } from "@directus/types";

	export function useEmitter(): {
		emitAction(event: string | string[], meta: object, context: ActionEventParams["context"]): void;
	};
}
