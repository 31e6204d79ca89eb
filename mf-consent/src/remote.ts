// The consent banner and the service that others ask.

import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { loadBanner } from "./banner/banner.loader.ts";

export default defineRemote({
	name: "mf-consent",
	routes: [],
	slots: {
		"consent-banner": {
			view: { chunk: "banner", load: () => import(/* webpackChunkName: "banner" */ "./banner/banner.slot.tsx") },
			load: loadBanner,
			// Whether the question was answered; what was answered is the browser's to know.
			cookies: ["DIH_ACCEPTED"],
		},
	},
	services: {
		consent: { chunk: "consent", load: () => import(/* webpackChunkName: "consent" */ "./consent/consent-service.ts") },
	},
	messages: (locale) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${locale}.json`),
});
