// The visitor of a request, and operations on their account. The shell passes it to loaders, actions and API handlers;
// tokens never leave the shell.

/** The record of an account, as its owner may see and change it. */
export interface AccountRecord {
	readonly id: string;
	/** Empty if the account may not read its own record, e.g. without a role. Its names are empty then, too. */
	readonly email: string;
	readonly firstName: string;
	readonly lastName: string;
	/** Name in the header. */
	readonly name: string;
	/** True if signing in requires a one-time code. */
	readonly twoFactor: boolean;
}

/**
 * Kind of visitor. `account`: signed in with an account of the content service. `elsewhere`: with another provider, for
 * this site only. `unavailable`: signed in, but the content service does not respond.
 */
export type Visitor =
	| { readonly kind: "guest" | "unavailable" }
	| { readonly kind: "account"; readonly account: AccountRecord }
	| { readonly kind: "elsewhere"; readonly name: string; readonly mayPreview: boolean };

/** Credentials. Without an address, the one-time code continues the previous sign-in. */
export interface SignInInput {
	readonly email?: string | undefined;
	readonly password?: string | undefined;
	/** The one-time code. */
	readonly otp?: string | undefined;
}

/**
 * Result of a sign-in. `code`: the credentials are right and a one-time code is needed; they are kept for a few
 * minutes. `wrong-code`: the code was wrong. `expired`: the credentials are no longer kept. `later`: too many attempts;
 * retry after `seconds`.
 */
export type SignInResult =
	| { readonly kind: "signed-in" | "wrong" | "code" | "wrong-code" | "expired" | "unavailable" }
	| { readonly kind: "later"; readonly seconds: number };

/**
 * Result of a change. `refused`: rejected by the content service, with its message, or because the current password is
 * wrong. `guest`: the visitor is not signed in with an account. `later`: too many attempts; retry after `seconds`.
 */
export type AccountResult<Value = undefined> =
	| { readonly kind: "done"; readonly value: Value }
	| { readonly kind: "refused"; readonly message: string; readonly wrongPassword?: boolean }
	| { readonly kind: "guest" | "unavailable" }
	| { readonly kind: "later"; readonly seconds: number };

/** Fields of an account that may be changed. */
export interface AccountChanges {
	readonly firstName?: string;
	readonly lastName?: string;
	/** A new password. It ends all sessions of the account, including this one. */
	readonly password?: string;
	/** The current password, required for a new one (TK-8). */
	readonly currentPassword?: string;
}

/** A second factor that is being set up. */
export interface TwoFactorSecret {
	readonly secret: string;
	/** For an authenticator app, as `otpauth://…`. */
	readonly otpauthUrl: string;
}

/** A request's session. */
export interface VisitorSession {
	/** Reads the visitor, once per request. */
	visitor(): Promise<Visitor>;
	/** Signs in; the response sets the cookie. */
	signIn(input: SignInInput): Promise<SignInResult>;
	/** Stores a session of another provider. */
	signInElsewhere(who: { readonly name: string; readonly mayPreview: boolean }): Promise<void>;
	/** Signs out here. False: the content service could not be notified (TK-4), and its tokens stay valid. */
	signOut(): Promise<boolean>;
	/**
	 * Requests a password reset by mail. The result does not reveal whether the account exists.
	 * @param resetUrl target of the mail's link
	 */
	requestPassword(email: string, resetUrl: string): Promise<AccountResult>;
	resetPassword(token: string, password: string): Promise<AccountResult>;
	acceptInvite(token: string, password: string): Promise<AccountResult>;
	update(changes: AccountChanges): Promise<AccountResult>;
	generateTwoFactor(password: string): Promise<AccountResult<TwoFactorSecret>>;
	enableTwoFactor(secret: string, otp: string): Promise<AccountResult>;
	disableTwoFactor(otp: string): Promise<AccountResult>;
	/** The name of the sealed cookie. */
	readonly cookieName: string;
	/** The cookie's value as it is now; empty for guests. */
	cookieValue(): string;
	/** Expiry of the session without further visits, in ms since 1970; undefined for guests. */
	ends(): number | undefined;
	/** Address of Studio for visitors with an account. */
	readonly studioUrl: string;
	/** Name of the additional sign-in provider; undefined if the settings name none. */
	readonly providerName: string | undefined;
	/** A secret for one purpose, derived from the site's keys. */
	secretFor(purpose: string): string;
}

const guest = async () => ({ kind: "guest" }) as const;

/** The session of a guest, for pages that are rendered without a request. */
export const GUEST_SESSION: VisitorSession = {
	visitor: guest,
	signIn: async () => ({ kind: "unavailable" }),
	signInElsewhere: async () => undefined,
	signOut: async () => true,
	requestPassword: guest,
	resetPassword: guest,
	acceptInvite: guest,
	update: guest,
	generateTwoFactor: guest,
	enableTwoFactor: guest,
	disableTwoFactor: guest,
	studioUrl: "",
	cookieName: "",
	cookieValue: () => "",
	ends: () => undefined,
	providerName: undefined,
	secretFor: () => "",
};
