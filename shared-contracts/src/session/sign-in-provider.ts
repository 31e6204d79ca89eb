// The OpenID Connect provider for signing in to this site, in addition to the content service, if the settings name
// one.

/** A provider for handlers below `/api`. Pages get only its name. */
export interface SignInProvider {
	/** Name on the sign-in page. */
	readonly name: string;
	/** Its issuer, exactly as it names itself. */
	readonly issuer: string;
	readonly clientId: string;
	readonly clientSecret: string;
	/** Scopes separated by spaces, including `openid`. */
	readonly scope: string;
	/** Claim, with dots for nested names, and value that permit previews. Absent: nobody from this provider. */
	readonly preview?: { readonly claim: string; readonly value: string } | undefined;
	/**
	 * Calls the provider, with a deadline and without following redirects. Caches its configuration for a while.
	 * @throws if there is no response
	 */
	readonly fetch: typeof globalThis.fetch;
	/** Logs why a sign-in failed, without personal data. */
	warn(reason: string): void;
}
