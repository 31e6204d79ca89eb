// The advertising tag, as its network documents it: the partner in two globals, and a script.

import { PROVIDER_SOURCES } from "@hub/shared-contracts/content/video-provider";
import type { ThirdParties } from "@hub/shared-contracts/remote/remote-server";
import { forgetStored } from "./forget-stored.client.ts";
import type { Measurement } from "./measuring.client.ts";
import { holdsWithheld } from "./page-view.ts";

declare global {
	interface Window {
		_linkedin_partner_id?: string;
		_linkedin_data_partner_ids?: string[];
	}
}

/** Creates the tag of a tab. @param others origins that may still be requested when the tag no longer may */
export function createAdvertisingTag(
	{ script, partnerId }: NonNullable<ThirdParties["advertising"]>,
	others: readonly string[],
): Measurement {
	let loaded = false;
	let forbidden = false;
	const load = () => {
		// The tag reads the address itself, so it loads on the first page whose address has no private values.
		if (loaded || holdsWithheld(location.href)) return;
		loaded = true;
		window._linkedin_partner_id = partnerId;
		window._linkedin_data_partner_ids = [...(window._linkedin_data_partner_ids ?? []), partnerId];
		document.head.append(Object.assign(document.createElement("script"), { src: script, async: true }));
	};
	return {
		allow: load,
		pageShown: load,
		refuse() {
			forgetStored("advertising");
			// A script that has run cannot be unloaded, so this document is closed to where it came from.
			if (loaded && !forbidden) forbidOthersThan(others);
			forbidden = loaded;
		},
	};
}

/**
 * Adds a policy to the document's own: from now on both hold, and neither can be taken back in this document (CSP 3,
 * 3.3).
 */
function forbidOthersThan(origins: readonly string[]): void {
	const directives = {
		"script-src": ["'self'", ...origins, ...PROVIDER_SOURCES.scripts],
		"connect-src": ["'self'", ...origins, ...PROVIDER_SOURCES.requests],
		"img-src": ["'self'", "data:", ...origins],
	};
	const content = Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
	document.head.append(
		Object.assign(document.createElement("meta"), { httpEquiv: "Content-Security-Policy", content }),
	);
}
