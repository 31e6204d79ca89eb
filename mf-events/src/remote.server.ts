// The server's door: what each page and slot needs.

import { defineRemoteServer } from "@hub/shared-contracts/remote-server";
import { loadEvent } from "./event/event.loader.ts";
import { loadEvents } from "./events/events.loader.ts";
import remote from "./remote.ts";
import { loadUpcomingEvents } from "./upcoming-events/upcoming-events.loader.ts";

export default defineRemoteServer({
	remote,
	routes: { events: { load: loadEvents }, event: { load: loadEvent } },
	slots: { "upcoming-events": loadUpcomingEvents },
});
