// Which stylesheets the page has already, said to the loaders in remotes: they look for a link with a sheet's whole address.

import { sheetsIn } from "../page/combined-styles.ts";

/**
 * Adds a link for each stylesheet of the document, by itself or in one file with others. It is disabled, so it loads nothing and shows nothing
 * (https://html.spec.whatwg.org/multipage/semantics.html#attr-link-disabled).
 */
export function markStyles(): void {
	const linked = [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute("href") ?? "");
	for (const href of linked.flatMap((address) => sheetsIn(address) ?? [address])) {
		const whole = new URL(href, location.origin).href;
		document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", disabled: true, href: whole }));
	}
}
