// This room's map of addresses: key, path, page.

import { MAILED_PATHS } from "@hub/shared-contracts/address/mailed-paths";
import type { RouteDefinition } from "@hub/shared-contracts/remote/remote";

export const routes: readonly RouteDefinition[] = [
	{
		key: "events",
		path: MAILED_PATHS.events,
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
		path: MAILED_PATHS.recording,
		page: { chunk: "recording", load: () => import(/* webpackChunkName: "recording" */ "./recording/recording.page.tsx") },
		parent: "recordings",
	},
	{
		key: "event",
		path: MAILED_PATHS.event,
		page: { chunk: "event", load: () => import(/* webpackChunkName: "event" */ "./event/event.page.tsx") },
		parent: "events",
	},
	{
		key: "manage",
		path: MAILED_PATHS.manage,
		page: { chunk: "manage", load: () => import(/* webpackChunkName: "manage" */ "./manage/manage.page.tsx") },
		parent: "events",
	},
];
