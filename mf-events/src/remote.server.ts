// The server's door: what each page and slot needs.

import { defineRemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { listEvents, loadEvent } from "./event/event.loader.ts";
import { eventCalendar, eventsCalendar } from "./event/event-calendar.loader.ts";
import { takeRegistration } from "./event/register.server.ts";
import { loadEvents } from "./events/events.loader.ts";
import { eventsFeed } from "./events/events-feed.loader.ts";
import { loadRegistration } from "./manage/manage.loader.ts";
import { manageRegistration } from "./manage/manage.server.ts";
import { listRecordings, loadRecording } from "./recording/recording.loader.ts";
import { loadRecordings } from "./recordings/recordings.loader.ts";
import remote from "./remote.ts";
import { loadUpcomingEvents } from "./upcoming-events/upcoming-events.loader.ts";

export default defineRemoteServer({
	remote,
	routes: {
		events: { load: loadEvents, files: { "calendar.ics": eventsCalendar } },
		event: { load: loadEvent, act: takeRegistration, files: { "calendar.ics": eventCalendar }, entries: listEvents },
		manage: { load: loadRegistration, act: manageRegistration },
		recordings: { load: loadRecordings },
		recording: { load: loadRecording, entries: listRecordings },
	},
	feeds: { events: eventsFeed },
	slots: { "upcoming-events": loadUpcomingEvents },
});
