// Runs Matomo through its queue of commands `_paq`, which its script takes over
// (https://developer.matomo.org/guides/tracking-javascript-guide).

import type { ThirdParties } from "@hub/shared-contracts/remote/remote-server";
import type { Measurement } from "./measuring.client.ts";
import { reportedPageView } from "./page-view.ts";
import { removeCookiesOf } from "./remove-cookies.client.ts";

type Command = readonly [name: string, ...values: readonly (string | number | boolean)[]];

declare global {
	interface Window {
		/** An array of commands until Matomo's script replaces it by an object that runs them. */
		_paq?: { push(...commands: Command[]): unknown };
	}
}

/** Creates the tracker of a tab. Its script is loaded with the first consent. */
export function createTracker({ url, siteId }: NonNullable<ThirdParties["analytics"]>): Measurement {
	let loaded = false;
	let configured = false;
	/** Address of the last counted page view. Giving consent again does not count it twice. */
	let counted = "";

	const push = (...commands: Command[]) => {
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
		push(["setReferrerUrl", referrer], ["setCustomUrl", address], ["setDocumentTitle", title], ["trackPageView"]);
	};

	return {
		allow() {
			if (!configured)
				push(
					["requireConsent"],
					["setTrackerUrl", `${url}/matomo.php`],
					["setSiteId", String(siteId)],
					["setCookieSameSite", "Lax"],
					["setSecureCookie", location.protocol === "https:"],
				);
			configured = true;
			push(["setConsentGiven"]);
			count();
			if (loaded) return;
			loaded = true;
			document.head.append(Object.assign(document.createElement("script"), { src: `${url}/matomo.js`, async: true }));
		},
		refuse() {
			if (Array.isArray(window._paq)) {
				// The script is still loading, so its commands are removed.
				window._paq.length = 0;
				configured = false;
				counted = "";
			} else push(["forgetConsentGiven"], ["deleteCookies"]);
			removeCookiesOf("analytics");
		},
		pageShown: count,
	};
}
