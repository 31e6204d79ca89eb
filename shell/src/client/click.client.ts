// Turns clicks on links within this site into client navigations, in views, editors' text and layout alike.

import { isNoPage } from "@hub/shared-contracts/address/no-page";
import { isLocale, type Locale } from "@hub/shared-contracts/language/locale";

export interface LinkHandlers {
	/** Called for a page of this site, or a position on one. */
	follow(url: URL): void;
	/** Called for a link of the language select. */
	chooseLanguage(locale: Locale): void;
}

export function followLinks({ follow, chooseLanguage }: LinkHandlers): void {
	document.addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		if (!link) return;
		const { locale } = link.dataset;
		if (isLocale(locale)) chooseLanguage(locale);
		const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
		if (event.defaultPrevented || !isPlain || !link.hasAttribute("href")) return;
		if ((link.target && link.target !== "_self") || link.hasAttribute("download") || "fullLoad" in link.dataset) return;
		const url = new URL(link.href);
		if (url.origin !== location.origin || isNoPage(url.pathname)) return;
		event.preventDefault();
		follow(url);
	});
}
