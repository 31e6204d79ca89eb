// The account menu in the header, the sign-in page, the session service.

import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { login } from "./login/login.route.ts";

export default defineRemote({
	name: "mf-auth",
	routes: [login],
	slots: {
		"account-menu": {
			view: {
				chunk: "account-menu",
				load: () => import(/* webpackChunkName: "account-menu" */ "./account-menu/account-menu.slot.tsx"),
			},
			load: () => null,
			still: true,
		},
	},
	services: {
		session: { chunk: "session", load: () => import(/* webpackChunkName: "session" */ "./session/session-service.ts") },
	},
	messages: (locale) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${locale}.json`),
});
