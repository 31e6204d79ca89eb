import { eventBySlug } from "@hub/shared-contracts/cms/event";
import { slugParams, translatedSlug, translationsOf } from "@hub/shared-contracts/cms/translation";
import type { Event } from "@hub/shared-contracts/content/event";
import { found, missing, moved } from "@hub/shared-contracts/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote-server";
import { type EventWhen, whenOf } from "../listed-event.ts";

/** An event's page. */
export interface EventData {
	readonly event: Event;
	readonly when: EventWhen;
	readonly past: boolean;
}

export async function loadEvent({ content, locale, params, href, canonicalHref, now }: RouteLoaderContext) {
	const event = await content.first(eventBySlug(locale, params.slug ?? "", canonicalHref));
	if (!event) {
		const slug = await translatedSlug(content, "events", locale, params.slug ?? "");
		const to = slug && href("event", { slug });
		return to ? moved(to, { permanent: false }) : missing();
	}
	const translations = await content.list(translationsOf("events", event.key));
	const data: EventData = { event, when: whenOf(event, locale, now), past: new Date(event.endsAt) < now };
	const { title, description, startsAt, endsAt, mode, venue, city, cancelled, language } = event;
	const speakers = event.speakers.map(({ displayName }) => displayName);
	const structuredData = { kind: "event", startsAt, endsAt, mode, venue, city, cancelled, language, speakers } as const;
	return found(data, { head: { title, description, structuredData }, translations: slugParams(translations) });
}
