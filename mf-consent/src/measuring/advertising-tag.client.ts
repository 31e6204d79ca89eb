import { PROVIDER_SOURCES } from "@hub/shared-contracts/content/video-provider";
import type { ThirdParties } from "@hub/shared-contracts/remote/remote-server";
import type { Measurement } from "./measuring.client.ts";
import { hasPrivateValues } from "./page-view.ts";
import { removeCookiesOf } from "./remove-cookies.client.ts";

declare global {
	interface Window {
		_linkedin_partner_id?: string;
		_linkedin_data_partner_ids?: string[];
	}
}

/**
 * Creates the advertising tag, as its network documents it: two globals and a script.
 * @param others origins that may still be requested after the tag was refused
 */
export function createAdvertisingTag(
	{ script, partnerId }: NonNullable<ThirdParties["advertising"]>,
	others: readonly string[],
): Measurement {
	let loaded = false;
	let isForbidden = false;
	const load = () => {
		// The tag reads the address itself, so it loads on the first page whose address has no private values.
		if (loaded || hasPrivateValues(location.href)) return;
		loaded = true;
		window._linkedin_partner_id = partnerId;
		window._linkedin_data_partner_ids = [...(window._linkedin_data_partner_ids ?? []), partnerId];
		document.head.append(Object.assign(document.createElement("script"), { src: script, async: true }));
	};
	return {
		allow: load,
		pageShown: load,
		refuse() {
			removeCookiesOf("advertising");
			// A script that has run cannot be unloaded, so the document forbids its origins.
			if (loaded && !isForbidden) forbidOthersThan(others);
			isForbidden = loaded;
		},
	};
}

/** Adds a content security policy, which cannot be removed and applies besides the document's own (CSP 3, 3.3). */
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
