// This room's map of addresses: key, path, page.

import type { RouteDefinition } from "@hub/shared-contracts/remote/remote";

export const routes: readonly RouteDefinition[] = [
	{
		key: "login",
		path: "/login",
		paths: { de: "/anmelden" },
		page: { chunk: "login", load: () => import(/* webpackChunkName: "login" */ "./login/login.page.tsx") },
	},
];
