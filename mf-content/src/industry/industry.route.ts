import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { BLOCK_SLOTS } from "../blocks/block-declarations.ts";
import { industryPages, loadIndustry, searchIndustries } from "./industry.loader.ts";

export const industry = defineRoute({
	key: "industry",
	path: "/industry/:field",
	page: { chunk: "industry", load: () => import(/* webpackChunkName: "industry" */ "./industry.page.tsx") },
	slots: BLOCK_SLOTS,
	parent: "use-cases",
	server: { load: loadIndustry, documents: industryPages, search: searchIndustries },
});
