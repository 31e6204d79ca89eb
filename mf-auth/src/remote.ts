import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { routes } from "./account.route.ts";
import { loadAccountMenu, signedIn } from "./account-menu/account-menu.loader.ts";

export default defineRemote({
	name: "mf-auth",
	routes,
	slots: {
		"account-menu": {
			view: {
				chunk: "account-menu",
				load: () => import(/* webpackChunkName: "account-menu" */ "./account-menu/account-menu.slot.tsx"),
			},
			load: loadAccountMenu,
			variant: signedIn,
			// A guest's link needs no JavaScript. With a session, the loader returns `live: true`.
			still: true,
		},
	},
	services: {
		session: { chunk: "session", load: () => import(/* webpackChunkName: "session" */ "./session/session-service.ts") },
	},
	messages: (tag) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${tag}.json`),
});
