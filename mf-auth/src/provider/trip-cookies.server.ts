// The cookies of a sign-in that is under way at a provider: what makes its answer this browser's own, and where it
// began.

import { ownTarget } from "../own-target.ts";

/** Maximum duration of a sign-in at the provider, in s. */
const TRIP_SECONDS = 15 * 60;

/** Default page of a sign-in. */
const LOGIN_PATH = "/login";

/** The names, and what Auth.js is to set them with. `Lax`: the provider leads back from another site. */
export function tripCookies(secure: boolean) {
	const prefix = secure ? "__Host-hub_oidc_" : "hub_oidc_";
	const options = { httpOnly: true, sameSite: "lax" as const, path: "/", secure, maxAge: TRIP_SECONDS };
	return {
		state: { name: `${prefix}state`, options },
		nonce: { name: `${prefix}nonce`, options },
		pkceCodeVerifier: { name: `${prefix}proof`, options },
		callbackUrl: { name: `${prefix}target`, options },
		page: { name: `${prefix}page`, options },
	};
}

/** Returns the path of the page on which a sign-in began. It shows failures in its language. */
export function pageOf(cookie: string, siteUrl: string, secure: boolean): string {
	const { name } = tripCookies(secure).page;
	const sent = cookie.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
	try {
		return readPage(decodeURIComponent(sent?.slice(name.length + 1) ?? ""), siteUrl);
	} catch {
		return LOGIN_PATH;
	}
}

/** Returns a given page if it is one of this site. */
export function readPage(text: string | null, siteUrl: string): string {
	return ownTarget(text, siteUrl) ?? LOGIN_PATH;
}

/** The `Set-Cookie` of that page. */
export function pageCookie(page: string, secure: boolean): string {
	return setCookie(tripCookies(secure).page.name, encodeURIComponent(page), TRIP_SECONDS, secure);
}

/** Returns headers that remove the cookies of a sign-in, which can be used once. */
export function forgetTrip(secure: boolean): string[] {
	return Object.values(tripCookies(secure)).map(({ name }) => setCookie(name, "", 0, secure));
}

function setCookie(name: string, value: string, maxAge: number, secure: boolean): string {
	return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
