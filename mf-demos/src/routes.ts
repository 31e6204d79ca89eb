// This room's map of addresses: key, path, page.

import type { RouteDefinition } from "@hub/shared-contracts/remote/remote";

export const routes: readonly RouteDefinition[] = [
	{
		key: "demos",
		path: "/demos",
		page: { chunk: "demos", load: () => import(/* webpackChunkName: "demos" */ "./demos/demos.page.tsx") },
	},
];
