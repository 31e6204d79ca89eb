// Who a request's visitor is, and what may be asked of the content service about accounts. The shell gives it to loaders, actions and
// API handlers; tokens never leave the shell.

/** The record of an account, as its owner may see and change it. */
export interface AccountRecord {
	readonly id: string;
	/** Empty where the account may not read its own record, as one without a role; its names are empty then, too. */
	readonly email: string;
	readonly firstName: string;
	readonly lastName: string;
	/** How the account is called in the header. */
	readonly name: string;
	/** Whether signing in takes a one-time code. */
	readonly twoFactor: boolean;
}

/**
 * Who a visitor is. `account`: signed in with an account of the content service. `elsewhere`: at another provider, for this site alone.
 * `unavailable`: signed in, but the content service does not answer.
 */
export type Visitor =
	| { readonly kind: "guest" | "unavailable" }
	| { readonly kind: "account"; readonly account: AccountRecord }
	| { readonly kind: "elsewhere"; readonly name: string; readonly mayPreview: boolean };

/** With what a visitor signs in. Without an address, the one-time code belongs to what was sent before. */
export interface SignInInput {
	readonly email?: string | undefined;
	readonly password?: string | undefined;
	/** The one-time code. */
	readonly otp?: string | undefined;
}

/**
 * What became of a sign-in. `code`: all was right, and a one-time code is needed; what was sent waits for it a few minutes. `wrong-code`:
 * that code was wrong. `expired`: it waited too long. `later`: too many were tried, for so many seconds.
 */
export type SignInAnswer =
	| { readonly kind: "signed-in" | "wrong" | "code" | "wrong-code" | "expired" | "unavailable" }
	| { readonly kind: "later"; readonly seconds: number };

/**
 * What became of a change. `refused`: it understood and said no, with its sentence, or because the password of the account that was sent
 * along is wrong. `guest`: the visitor is not signed in with an account.
 * `later`: too many were tried, for so many seconds.
 */
export type AccountAnswer<Value = undefined> =
	| { readonly kind: "done"; readonly value: Value }
	| { readonly kind: "refused"; readonly message: string; readonly wrongPassword?: boolean }
	| { readonly kind: "guest" | "unavailable" }
	| { readonly kind: "later"; readonly seconds: number };

/** What may be changed of an account. */
export interface AccountChanges {
	readonly firstName?: string;
	readonly lastName?: string;
	/** A new password. It ends all sessions of the account, this one too. */
	readonly password?: string;
	/** The password until now, which a new one is only taken with (TK-8). */
	readonly currentPassword?: string;
}

/** A second factor that is being set up. */
export interface TwoFactorSecret {
	readonly secret: string;
	/** For an app that makes codes, as `otpauth://…`. */
	readonly otpauthUrl: string;
}

/** A request's session. */
export interface VisitorSession {
	/** Who the visitor is; read once in a request. */
	visitor(): Promise<Visitor>;
	/** Signs in; the answer to the request sets the cookie. */
	signIn(input: SignInInput): Promise<SignInAnswer>;
	/** Notes a session of another provider. */
	signInElsewhere(who: { readonly name: string; readonly mayPreview: boolean }): Promise<void>;
	/** Signs out. False: the content service could not be notified (TK-4), and the tokens there live on; here they are gone all the same. */
	signOut(): Promise<boolean>;
	/** Asks for a mail that leads to a new password. The answer does not say whether the account exists. @param resetUrl where it leads */
	requestPassword(email: string, resetUrl: string): Promise<AccountAnswer>;
	resetPassword(token: string, password: string): Promise<AccountAnswer>;
	acceptInvite(token: string, password: string): Promise<AccountAnswer>;
	update(changes: AccountChanges): Promise<AccountAnswer>;
	generateTwoFactor(password: string): Promise<AccountAnswer<TwoFactorSecret>>;
	enableTwoFactor(secret: string, otp: string): Promise<AccountAnswer>;
	disableTwoFactor(otp: string): Promise<AccountAnswer>;
	/** The name of the sealed cookie. */
	readonly cookieName: string;
	/** The cookie's value as it is now; empty for guests. */
	cookieValue(): string;
	/** When the session ends if no visit comes before, in ms since 1970; undefined for guests. */
	ends(): number | undefined;
	/** Where editors work, for those with an account. */
	readonly studioUrl: string;
	/** How the provider is called at which people sign in besides; undefined where the settings name none. */
	readonly providerName: string | undefined;
	/** A secret for a purpose of its own, derived from the site's keys. */
	secretFor(purpose: string): string;
}
