import { eventBySlug } from "@hub/shared-contracts/cms/event";
import { slugParams, translationsOf } from "@hub/shared-contracts/cms/translation";
import type { Event } from "@hub/shared-contracts/content/event";
import { found, missing } from "@hub/shared-contracts/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote-server";
import { type EventWhen, whenOf } from "../listed-event.ts";

/** An event's page. */
export interface EventData {
	readonly event: Event;
	readonly when: EventWhen;
	readonly past: boolean;
}

export async function loadEvent({ content, locale, params, canonicalHref, now }: RouteLoaderContext) {
	const event = await content.first(eventBySlug(locale, params.slug ?? "", canonicalHref));
	if (!event) return missing();
	const translations = await content.list(translationsOf("events", event.key));
	const data: EventData = { event, when: whenOf(event, locale, now), past: new Date(event.endsAt) < now };
	return found(data, { head: { title: event.title, description: event.description }, translations: slugParams(translations) });
}
