// Runs Matomo through its queue of commands `_paq`, which its script takes over
// (https://developer.matomo.org/guides/tracking-javascript-guide).

import type { ThirdParties } from "@hub/shared-contracts/remote/remote-server";
import { forgetStored } from "./forget-stored.client.ts";
import type { Measurement } from "./measuring.client.ts";
import { reportedPageView } from "./page-view.ts";

type Command = readonly [name: string, ...values: readonly (string | number | boolean)[]];

declare global {
	interface Window {
		/** An array of commands until Matomo's script has it; then what takes each at once. */
		_paq?: { push(...commands: Command[]): unknown };
	}
}

/** Makes the tracker of a tab. Its script is loaded with the first consent and never again. */
export function createTracker({ url, siteId }: NonNullable<ThirdParties["analytics"]>): Measurement {
	let loaded = false;
	let configured = false;
	/** Address of the last counted page view. Giving consent again does not count it twice. */
	let counted = "";

	const say = (...commands: Command[]) => {
		window._paq ??= [] as Command[];
		window._paq.push(...commands);
	};
	const count = () => {
		if (location.href === counted) return;
		const before = counted || document.referrer;
		counted = location.href;
		const { address, title, referrer } = reportedPageView({
			address: counted,
			title: document.title,
			referrer: before,
		});
		say(["setReferrerUrl", referrer], ["setCustomUrl", address], ["setDocumentTitle", title], ["trackPageView"]);
	};

	return {
		allow() {
			if (!configured)
				say(
					["requireConsent"],
					["setTrackerUrl", `${url}/matomo.php`],
					["setSiteId", String(siteId)],
					["setCookieSameSite", "Lax"],
					["setSecureCookie", location.protocol === "https:"],
				);
			configured = true;
			say(["setConsentGiven"]);
			count();
			if (loaded) return;
			loaded = true;
			document.head.append(Object.assign(document.createElement("script"), { src: `${url}/matomo.js`, async: true }));
		},
		refuse() {
			if (Array.isArray(window._paq)) {
				// The script is on its way: what it would find is taken back.
				window._paq.length = 0;
				configured = false;
				counted = "";
			} else say(["forgetConsentGiven"], ["deleteCookies"]);
			forgetStored("analytics");
		},
		pageShown: count,
	};
}
