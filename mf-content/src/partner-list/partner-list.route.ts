import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadPartnerList, searchPartnerList } from "./partner-list.loader.ts";

export const partnerList = defineRoute({
	key: "partner-list",
	path: "/data-privacy/partner-list",
	paths: { de: "/datenschutz/partnerliste" },
	page: { chunk: "partner-list", load: () => import(/* webpackChunkName: "partner-list" */ "./partner-list.page.tsx") },
	parent: "privacy-policy",
	server: { load: loadPartnerList, search: searchPartnerList },
});
