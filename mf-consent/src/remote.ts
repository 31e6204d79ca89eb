// The browser's door: the consent banner and the service that others ask.

import { defineRemote } from "@hub/shared-contracts/remote/remote";

export default defineRemote({
	name: "mf-consent",
	routes: [],
	slots: {
		"consent-banner": {
			view: { chunk: "banner", load: () => import(/* webpackChunkName: "banner" */ "./banner/banner.slot.tsx") },
			// Whether the question was answered; what was answered is the browser's to know.
			cookies: ["DIH_ACCEPTED"],
		},
	},
	services: {
		consent: { chunk: "consent", load: () => import(/* webpackChunkName: "consent" */ "./consent/consent-service.ts") },
	},
	messages: (locale) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${locale}.json`),
});
