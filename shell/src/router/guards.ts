// Access rules of routes (TK-7): the guards that routes name, and their redirects.

export interface GuardedRoute {
	readonly middleware: readonly string[];
	/** True requires a signed-in visitor; paths require nothing and only set the redirect targets. */
	readonly auth: boolean | GuardPaths;
}

/** Redirect targets, as paths of the default language without a prefix. */
export interface GuardPaths {
	readonly guestRedirectTo?: string | undefined;
	readonly authenticatedRedirectTo?: string | undefined;
}

/** Names of guards that require a signed-in visitor, or a guest. */
const AUTH = ["auth", "client-auth"];
const GUEST_ONLY = "guest-only";

export const GUARD_NAMES: readonly string[] = [...AUTH, GUEST_ONLY];

/** True if a route's response depends on the visitor. */
export function isGuarded({ middleware, auth }: GuardedRoute): boolean {
	return isForSome({ middleware, auth }) || middleware.includes(GUEST_ONLY);
}

/** True if a route requires a signed-in visitor. */
export function isForSome({ middleware, auth }: GuardedRoute): boolean {
	return auth === true || middleware.some((name) => AUTH.includes(name));
}

/**
 * Returns the redirect target, or undefined if the visitor may see the page.
 * @param defaults targets for routes that set none; default `/`
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
