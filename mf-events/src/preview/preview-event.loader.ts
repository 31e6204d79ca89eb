import { eventPage } from "@hub/shared-contracts/cms/event";
import { rowById } from "@hub/shared-contracts/cms/select";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { showEvent } from "../event/event.loader.ts";

/** An event as its page will show it. Who may see it is decided before. */
export async function loadEventPreview(context: RouteLoaderContext) {
	const { content, params } = context;
	const event = await content.first(rowById(eventPage, params.id ?? ""));
	if (!event) return missing();
	const { data, head } = await showEvent(event, context);
	return found(data, { head });
}
