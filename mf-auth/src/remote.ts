// The browser's door: the account menu in the header, the sign-in page, the session service.

import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { routes } from "./routes.ts";

export default defineRemote({
	name: "mf-auth",
	routes,
	slots: {
		"account-menu": {
			view: {
				chunk: "account-menu",
				load: () => import(/* webpackChunkName: "account-menu" */ "./account-menu/account-menu.slot.tsx"),
			},
		},
	},
	services: {
		session: { chunk: "session", load: () => import(/* webpackChunkName: "session" */ "./session/session-service.ts") },
	},
	messages: (locale) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${locale}.json`),
});
