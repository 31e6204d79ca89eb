// Which pages are for whom (TK-7): the checks that routes name, and where they send others.

/** What a route says of itself. */
export interface GuardedRoute {
	readonly middleware: readonly string[];
	/** True asks for a signed-in visitor; paths alone ask for nothing, and say where others are sent. */
	readonly auth: boolean | GuardPaths;
}

/** Where visitors are sent, as paths of the default language without a prefix. */
export interface GuardPaths {
	readonly guestRedirectTo?: string | undefined;
	readonly authenticatedRedirectTo?: string | undefined;
}

/** Names of checks that ask for a signed-in visitor, or for a guest. */
const AUTH = ["auth", "client-auth"];
const GUEST_ONLY = "guest-only";

/** The checks that the site has. */
export const GUARD_NAMES: readonly string[] = [...AUTH, GUEST_ONLY];

/** Whether a route's answer depends on who asks. */
export function isGuarded({ middleware, auth }: GuardedRoute): boolean {
	return isForSome({ middleware, auth }) || middleware.includes(GUEST_ONLY);
}

/** Whether a route is for signed-in visitors alone. */
export function isForSome({ middleware, auth }: GuardedRoute): boolean {
	return auth === true || middleware.some((name) => AUTH.includes(name));
}

/**
 * Where a visitor is sent instead of to the page; undefined lets pass.
 * @param defaults where routes that say nothing send to; default `/`
 */
export function guardRedirect(
	{ middleware, auth }: GuardedRoute,
	signedIn: boolean,
	{ guestRedirectTo = "/", authenticatedRedirectTo = "/" }: GuardPaths = {},
): string | undefined {
	const own = typeof auth === "object" ? auth : {};
	if (!signedIn && isForSome({ middleware, auth })) return own.guestRedirectTo ?? guestRedirectTo;
	if (signedIn && middleware.includes(GUEST_ONLY)) return own.authenticatedRedirectTo ?? authenticatedRedirectTo;
	return undefined;
}
