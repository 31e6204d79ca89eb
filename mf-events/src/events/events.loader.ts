import { eventsOf } from "@hub/shared-contracts/cms/event";
import { found } from "@hub/shared-contracts/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote-server";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import { type ListedEvent, listed } from "../listed-event.ts";

/** What the list shows (EV-5): upcoming ones from the nearest, past ones from the latest. */
export interface EventsData {
	readonly upcoming: readonly ListedEvent[];
	readonly past: readonly ListedEvent[];
}

export async function loadEvents({ content, locale, now }: RouteLoaderContext) {
	const events = (await content.list(eventsOf(locale))).map((event) => listed(event, locale, now));
	const data: EventsData = { upcoming: events.filter(({ past }) => !past), past: events.filter(({ past }) => past).reverse() };
	const messages = { de, en }[locale];
	return found(data, { head: { title: messages["events.title"], description: messages["events.description"] } });
}
