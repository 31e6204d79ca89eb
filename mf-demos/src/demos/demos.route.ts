import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadDemos, searchDemoList } from "./demos.loader.ts";

export const demos = defineRoute({
	key: "demos",
	path: "/demos",
	page: { chunk: "demos", load: () => import(/* webpackChunkName: "demos" */ "./demos.page.tsx") },
	server: { load: loadDemos, search: searchDemoList },
});
