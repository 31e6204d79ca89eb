// The cookies of a sign-in that is under way at a provider: what makes its answer this browser's own, and where it began.

import { ownTarget } from "../own-target.ts";

/** How long a sign-in may take there, in s. */
const TRIP = 15 * 60;

/** Where a sign-in begins when its form does not say. */
const LOGIN = "/login";

/** The names, and what Auth.js is to set them with. `Lax`: the provider leads back from another site. */
export function tripCookies(secure: boolean) {
	const prefix = secure ? "__Host-hub_oidc_" : "hub_oidc_";
	const options = { httpOnly: true, sameSite: "lax" as const, path: "/", secure, maxAge: TRIP };
	return {
		state: { name: `${prefix}state`, options },
		nonce: { name: `${prefix}nonce`, options },
		pkceCodeVerifier: { name: `${prefix}proof`, options },
		callbackUrl: { name: `${prefix}target`, options },
		page: { name: `${prefix}page`, options },
	};
}

/** The page on which a sign-in began, as a path: a failure is shown there, in its language. */
export function pageOf(cookie: string, siteUrl: string, secure: boolean): string {
	const { name } = tripCookies(secure).page;
	const sent = cookie.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
	try {
		return readPage(decodeURIComponent(sent?.slice(name.length + 1) ?? ""), siteUrl);
	} catch {
		return LOGIN;
	}
}

/** A page that was brought along, if it is one of this site. */
export function readPage(text: string | null, siteUrl: string): string {
	return ownTarget(text, siteUrl) ?? LOGIN;
}

/** The `Set-Cookie` of that page. */
export function pageCookie(page: string, secure: boolean): string {
	return setCookie(tripCookies(secure).page.name, encodeURIComponent(page), TRIP, secure);
}

/** What makes a browser forget a sign-in: it answers once. */
export function forgetTrip(secure: boolean): string[] {
	return Object.values(tripCookies(secure)).map(({ name }) => setCookie(name, "", 0, secure));
}

function setCookie(name: string, value: string, maxAge: number, secure: boolean): string {
	return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
