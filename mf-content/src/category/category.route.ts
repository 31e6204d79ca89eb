import { defineRoute } from "@hub/shared-contracts/remote/remote";
import {
	categoryPages,
	loadCategory,
	loadCategoryRegion,
	regionPages,
	searchCategories,
	searchCategoryRegions,
} from "./category.loader.ts";

const page = { chunk: "category", load: () => import(/* webpackChunkName: "category" */ "./category.page.tsx") };

export const category = defineRoute({
	key: "category",
	path: "/category/:slug",
	page,
	parent: "insights",
	server: { load: loadCategory, documents: categoryPages, search: searchCategories },
});

export const categoryRegion = defineRoute({
	key: "category-region",
	path: "/category/international-pulse/:region",
	page,
	parent: "insights",
	server: { load: loadCategoryRegion, documents: regionPages, search: searchCategoryRegions },
});
