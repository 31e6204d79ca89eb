import { announcedEvents } from "@hub/shared-contracts/cms/event";
import type { FeedItem } from "@hub/shared-contracts/remote/feed";
import type { FeedServer } from "@hub/shared-contracts/remote/remote-server";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import { whenOf } from "../listed-event.ts";

const FEED_LENGTH = 20;

/** What is ahead, the latest news of it first. */
export const eventsFeed: FeedServer = {
	route: "events",
	title: { de: de["events.title"], en: en["events.title"] },
	description: { de: de["events.description"], en: en["events.description"] },
	async load({ content, locale, href, now }) {
		const announced = await content.list(announcedEvents(locale, FEED_LENGTH));
		return announced.map(({ event, announced: published = event.startsAt, modified }): FeedItem => {
			const { date, times } = whenOf(event, locale, now);
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
