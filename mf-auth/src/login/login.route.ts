import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { listLogin, loadLogin } from "./login.loader.ts";

export const login = defineRoute({
	key: "login",
	path: "/login",
	paths: { de: "/anmelden" },
	page: { chunk: "login", load: () => import(/* webpackChunkName: "login" */ "./login.page.tsx") },
	server: { load: loadLogin, entries: listLogin },
});
