import { MAILED_PATHS } from "@hub/shared-contracts/address/mailed-paths";
import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadRegistration } from "./manage.loader.ts";
import { manageRegistration } from "./manage.server.ts";

export const manage = defineRoute({
	key: "manage",
	path: MAILED_PATHS.manage,
	page: { chunk: "manage", load: () => import(/* webpackChunkName: "manage" */ "./manage.page.tsx") },
	parent: "events",
	server: { load: loadRegistration, act: manageRegistration },
});
