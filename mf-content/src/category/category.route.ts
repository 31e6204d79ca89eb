import { defineRoute } from "@hub/shared-contracts/remote/remote";
import {
	listCategories,
	listCategoryRegions,
	loadCategory,
	loadCategoryRegion,
	searchCategories,
	searchCategoryRegions,
} from "./category.loader.ts";

const page = { chunk: "category", load: () => import(/* webpackChunkName: "category" */ "./category.page.tsx") };

export const category = defineRoute({
	key: "category",
	path: "/category/:slug",
	page,
	parent: "insights",
	server: { load: loadCategory, entries: listCategories, search: searchCategories },
});

export const categoryRegion = defineRoute({
	key: "category-region",
	path: "/category/international-pulse/:region",
	page,
	parent: "insights",
	server: { load: loadCategoryRegion, entries: listCategoryRegions, search: searchCategoryRegions },
});
