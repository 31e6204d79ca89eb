import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { consentCookieNames, loadCookieSettings, searchCookieSettings } from "./cookie-settings.loader.ts";

export const cookieSettings = defineRoute({
	key: "cookie-settings",
	path: "/cookie-settings",
	paths: { de: "/cookie-einstellungen" },
	page: {
		chunk: "cookie-settings",
		load: () => import(/* webpackChunkName: "cookie-settings" */ "./cookie-settings.page.tsx"),
	},
	server: {
		load: loadCookieSettings,
		listed: false,
		search: searchCookieSettings,
		// A getter, because the loader module is empty in browsers' builds.
		get cookies() {
			return consentCookieNames();
		},
	},
});
