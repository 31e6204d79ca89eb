// This room's map of addresses: key, path, page.

import type { RouteDefinition } from "@hub/shared-contracts/remote/remote";

export const routes: readonly RouteDefinition[] = [
	{
		key: "events",
		path: "/events",
		page: { chunk: "events", load: () => import(/* webpackChunkName: "events" */ "./events/events.page.tsx") },
	},
	{
		key: "recordings",
		path: "/events/recordings",
		page: {
			chunk: "recordings",
			load: () => import(/* webpackChunkName: "recordings" */ "./recordings/recordings.page.tsx"),
		},
		parent: "events",
	},
	{
		key: "recording",
		path: "/events/recordings/:slug",
		page: { chunk: "recording", load: () => import(/* webpackChunkName: "recording" */ "./recording/recording.page.tsx") },
		parent: "recordings",
	},
	{
		key: "event",
		path: "/events/:slug",
		page: { chunk: "event", load: () => import(/* webpackChunkName: "event" */ "./event/event.page.tsx") },
		parent: "events",
	},
	{
		key: "manage",
		path: "/events/:slug/manage/:registrationId",
		page: { chunk: "manage", load: () => import(/* webpackChunkName: "manage" */ "./manage/manage.page.tsx") },
		parent: "events",
	},
];
