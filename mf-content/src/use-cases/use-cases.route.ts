import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadUseCases, searchUseCaseList } from "./use-cases.loader.ts";

export const useCases = defineRoute({
	key: "use-cases",
	path: "/use-cases",
	paths: { de: "/anwendungsfaelle" },
	page: { chunk: "use-cases", load: () => import(/* webpackChunkName: "use-cases" */ "./use-cases.page.tsx") },
	server: { load: loadUseCases, search: searchUseCaseList },
});
