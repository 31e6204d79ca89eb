import { defineRemote } from "@hub/shared-contracts/remote/remote";
import { answeredPolicy, loadBanner } from "./banner/banner.loader.ts";
import { measuring } from "./measuring/measuring.chunk.ts";
import { loadRegister } from "./register/register.loader.ts";
import { cookieSettings } from "./settings/cookie-settings.route.ts";

export default defineRemote({
	name: "mf-consent",
	routes: [cookieSettings],
	slots: {
		"consent-banner": {
			view: { chunk: "banner", load: () => import(/* webpackChunkName: "banner" */ "./banner/banner.slot.tsx") },
			load: loadBanner,
			// The form works without code. If a third party is configured, the loader returns `live: true`.
			still: true,
			variant: answeredPolicy,
		},
		"cookie-register": {
			view: {
				chunk: "register",
				load: () => import(/* webpackChunkName: "register" */ "./register/register.slot.tsx"),
			},
			load: loadRegister,
			still: true,
		},
	},
	services: {
		consent: { chunk: "consent", load: () => import(/* webpackChunkName: "consent" */ "./consent/consent-service.ts") },
	},
	lazyChunks: { measuring },
	messages: (tag) => import(/* webpackChunkName: "messages-[request]" */ `../messages/${tag}.json`),
});
