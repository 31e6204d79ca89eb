// Tracker and advertising network of the test in one server. It speaks the protocols of the real ones and records
// requests.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ThirdPartyServer {
	readonly url: string;
	/** Path and query of every request, the oldest first. */
	readonly requests: string[];
	/** Received page views, by the names of the tracker's protocol. */
	views(): { readonly url: string; readonly title: string; readonly from: string; readonly site: string }[];
	close(): void;
}

/**
 * The documented parts of Matomo's client: it takes over the queue, runs commands in order, delays tracking until
 * consent is given, and uses first-party cookies (https://developer.matomo.org/api-reference/tracking-javascript).
 */
const MATOMO = `(() => {
	const state = { consent: true, waiting: [] };
	const send = () => {
		const query = new URLSearchParams({ idsite: state.site, rec: 1, url: state.url ?? location.href, action_name: state.title ?? document.title, urlref: state.from ?? document.referrer });
		new Image().src = state.tracker + "?" + query;
		document.cookie = "_pk_id.1.0000=abc; Path=/; Max-Age=33955200; SameSite=Lax";
		document.cookie = "_pk_ses.1.0000=1; Path=/; Max-Age=1800; SameSite=Lax";
	};
	const commands = {
		requireConsent() { state.consent = false; },
		setConsentGiven() { state.consent = true; for (const work of state.waiting.splice(0)) work(); },
		forgetConsentGiven() { state.consent = false; document.cookie = "mtm_consent_removed=1; Path=/; SameSite=Lax"; },
		deleteCookies() {},
		setTrackerUrl(url) { state.tracker = url; },
		setSiteId(id) { state.site = id; },
		setCookieSameSite() {}, setSecureCookie() {},
		setCustomUrl(url) { state.url = url; },
		setReferrerUrl(url) { state.from = url; },
		setDocumentTitle(title) { state.title = title; },
		trackPageView() { if (state.consent) send(); else state.waiting.push(send); },
	};
	const run = ([name, ...values]) => {
		if (!commands[name]) throw new Error("Matomo has no command " + name);
		commands[name](...values);
	};
	const queue = window._paq ?? [];
	window._paq = { push: (...all) => all.forEach(run) };
	queue.forEach(run);
})();`;

const TAG = `(() => {
	document.cookie = "li_fat_id=abc; Path=/; Max-Age=2592000; SameSite=Lax";
	const origin = new URL(document.currentScript.src).origin;
	new Image().src = new URL("/collect?partner=" + window._linkedin_partner_id, origin).href;
	addEventListener("click", () => { new Image().src = new URL("/collect?click", origin).href; });
})();`;

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Starts the server on a free port. */
export async function startThirdParties(): Promise<ThirdPartyServer> {
	const requests: string[] = [];
	const server = createServer((request, response) => {
		const { url = "/" } = request;
		requests.push(url);
		const script = { "/matomo.js": MATOMO, "/tag.js": TAG }[url];
		if (script) response.setHeader("content-type", "text/javascript").end(script);
		else response.setHeader("content-type", "image/gif").end(PIXEL);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		requests,
		views: () =>
			requests
				.filter((path) => path.startsWith("/matomo.php?"))
				.map((path) => {
					const query = new URL(path, "http://x").searchParams;
					const value = (name: string) => query.get(name) ?? "";
					return { url: value("url"), title: value("action_name"), from: value("urlref"), site: value("idsite") };
				}),
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}
