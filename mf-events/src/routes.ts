// This room's map of addresses: key, path, page.

import type { RouteDefinition } from "@hub/shared-contracts/remote";

export const routes: readonly RouteDefinition[] = [
	{
		key: "events",
		path: "/events",
		page: { chunk: "events", load: () => import(/* webpackChunkName: "events" */ "./events/events.page.tsx") },
	},
	{
		key: "event",
		path: "/events/:slug",
		page: { chunk: "event", load: () => import(/* webpackChunkName: "event" */ "./event/event.page.tsx") },
		parent: "events",
	},
];
