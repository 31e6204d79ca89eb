// Tells the remotes' style loaders which stylesheets the page already has: they look for a link with the absolute
// address.

import { sheetsIn } from "../page/combined-styles.ts";

/**
 * Adds a link for each of the document's stylesheets, also for those in a combined file. It is disabled, so it loads
 * and applies nothing (https://html.spec.whatwg.org/multipage/semantics.html#attr-link-disabled).
 */
export function markStyles(): void {
	const linked = [...document.querySelectorAll('link[rel="stylesheet"]')].map(
		(link) => link.getAttribute("href") ?? "",
	);
	for (const href of linked.flatMap((address) => sheetsIn(address) ?? [address])) {
		const absolute = new URL(href, location.origin).href;
		document.head.append(
			Object.assign(document.createElement("link"), { rel: "stylesheet", disabled: true, href: absolute }),
		);
	}
}
