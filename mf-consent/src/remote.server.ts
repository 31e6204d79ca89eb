// The server's door: whether the banner has to ask, and the form's target.

import { CONSENT_COOKIES } from "@hub/shared-contracts/consent/consent";
import { defineRemoteServer, type SlotLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { BannerData } from "./banner/banner.slot.tsx";
import { storeConsent } from "./consent/consent-form.ts";
import remote from "./remote.ts";

export default defineRemoteServer({
	remote,
	routes: {},
	slots: {
		"consent-banner": ({ cookie, href }: SlotLoaderContext): BannerData => ({
			answered: cookie(CONSENT_COOKIES.accepted.name) === "true",
			policy: href("privacy-policy"),
		}),
	},
	api: { consent: storeConsent },
});
