import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { consentCookieNames, listCookieSettings, loadCookieSettings } from "./cookie-settings.loader.ts";

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
		entries: listCookieSettings,
		// As the entries: empty in the browser, where nothing asks for it.
		get cookies() {
			return consentCookieNames();
		},
	},
});
