import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadInsights, searchInsights } from "./insights.loader.ts";

export const insights = defineRoute({
	key: "insights",
	path: "/insights",
	page: { chunk: "insights", load: () => import(/* webpackChunkName: "insights" */ "./insights.page.tsx") },
	server: { load: loadInsights, search: searchInsights },
});
