// The OpenID Connect provider at which people sign in to this site besides the content service, where the settings name one.

/** A provider, as the handlers below `/api` get it; pages know its name alone. */
export interface SignInProvider {
	/** How it is called on the sign-in page. */
	readonly name: string;
	/** Its issuer, exactly as it names itself. */
	readonly issuer: string;
	readonly clientId: string;
	readonly clientSecret: string;
	/** With blanks between them, `openid` among them. */
	readonly scope: string;
	/** Who may see previews: the claim, with dots before names within it, and its value. Absent: none who sign in there. */
	readonly preview?: { readonly claim: string; readonly value: string } | undefined;
	/** Every call to it. It has a deadline, follows no redirect, and caches the provider's configuration for a while. @throws what was not answered */
	readonly fetch: typeof globalThis.fetch;
	/** Tells the operator why a sign-in failed, without anything of who signed in. */
	warn(reason: string): void;
}
