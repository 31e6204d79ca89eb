import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { BLOCK_SLOTS } from "../blocks/block-declarations.ts";
import { loadUseCase, searchUseCases, useCasePages } from "./use-case.loader.ts";

export const useCase = defineRoute({
	key: "use-case",
	path: "/use-cases/:slug",
	paths: { de: "/anwendungsfaelle/:slug" },
	page: { chunk: "use-case", load: () => import(/* webpackChunkName: "use-case" */ "./use-case.page.tsx") },
	slots: BLOCK_SLOTS,
	parent: "use-cases",
	server: { load: loadUseCase, documents: useCasePages, search: searchUseCases },
});
