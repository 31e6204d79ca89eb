import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadPrototype, prototypePages } from "./prototype.loader.ts";

export const prototype = defineRoute({
	key: "prototype",
	path: "/demos/:slug/prototype",
	layout: "empty",
	page: { chunk: "prototype", load: () => import(/* webpackChunkName: "prototype" */ "./prototype.page.tsx") },
	parent: "demos",
	server: { load: loadPrototype, documents: prototypePages },
});
