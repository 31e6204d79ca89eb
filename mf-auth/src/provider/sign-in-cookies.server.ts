// Cookies during a sign-in at a provider. They bind its response to this browser and name the page that began it.

import { ownPath } from "@hub/shared-contracts/address/own-path";

/** Maximum duration of a sign-in at the provider, in s. */
const MAX_SIGN_IN_SECONDS = 15 * 60;

/** Default page of a sign-in. */
const LOGIN_PATH = "/login";

/** Returns names and options of the cookies. `Lax`, because the provider redirects from another site. */
export function signInCookies(secure: boolean) {
	const prefix = secure ? "__Host-hub_oidc_" : "hub_oidc_";
	const options = { httpOnly: true, sameSite: "lax" as const, path: "/", secure, maxAge: MAX_SIGN_IN_SECONDS };
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
	const { name } = signInCookies(secure).page;
	const sent = cookie.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
	try {
		return readPage(decodeURIComponent(sent?.slice(name.length + 1) ?? ""), siteUrl);
	} catch {
		return LOGIN_PATH;
	}
}

/** Returns a given page if it is one of this site. */
export function readPage(text: string | null, siteUrl: string): string {
	return ownPath(text, siteUrl) ?? LOGIN_PATH;
}

/** Returns the `Set-Cookie` value for that page. */
export function pageCookie(page: string, secure: boolean): string {
	return setCookie(signInCookies(secure).page.name, encodeURIComponent(page), MAX_SIGN_IN_SECONDS, secure);
}

/** Returns headers that remove the cookies of a sign-in, which can be used once. */
export function clearSignInCookies(secure: boolean): string[] {
	return Object.values(signInCookies(secure)).map(({ name }) => setCookie(name, "", 0, secure));
}

function setCookie(name: string, value: string, maxAge: number, secure: boolean): string {
	return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
