import { announcedEvents } from "@hub/content-model/cms/event";
import type { FeedItem } from "@hub/shared-contracts/remote/feed";
import type { FeedServer } from "@hub/shared-contracts/remote/remote-server";
import { formatEventTime } from "../listed-event.ts";
import type { EventsMessage, EventsTexts } from "../messages.ts";

const FEED_LENGTH = 20;

/** Upcoming events, most recently announced first. */
export const eventsFeed: FeedServer<EventsMessage, EventsTexts> = {
	route: "events",
	title: "events.title",
	description: "events.description",
	async load({ content, locale, href, now }) {
		const ahead = await content.list(announcedEvents(locale));
		const latestFirst = ahead.toSorted((one, other) => ((one.announced ?? "") < (other.announced ?? "") ? 1 : -1));
		return latestFirst
			.slice(0, FEED_LENGTH)
			.map(({ item: event, announced: published = event.startsAt, modified }): FeedItem => {
				const { date, times } = formatEventTime(event, locale, now);
				return {
					id: event.id,
					path: href("event", { slug: event.slug }),
					title: `${event.title} (${date})`,
					description: [`${date}, ${times}.`, event.description].filter(Boolean).join(" "),
					published,
					modified,
				};
			});
	},
};
