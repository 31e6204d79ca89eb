// How much is let through, as points in so many seconds from the first one on; docs/settings.md tells operators.

const QUARTER_OF_AN_HOUR = 900;

/** Passwords and one-time codes for signing in: of an account from one network, of an account from everywhere, of a network. */
export const PASSWORDS = {
	pair: { points: 10, duration: QUARTER_OF_AN_HOUR },
	account: { points: 50, duration: QUARTER_OF_AN_HOUR },
	network: { points: 100, duration: QUARTER_OF_AN_HOUR },
} as const;

/** Passwords and one-time codes that an account tries for its second factor: who got hold of a session must not find them out. */
export const SECOND_FACTOR = { points: 10, duration: QUARTER_OF_AN_HOUR } as const;

/** A one-time code signs in once (RFC 6238, 5.2): it is remembered for longer than it is valid. */
export const ONE_TIME_CODE = { points: 1, duration: 90 } as const;

/** Mails that lead to a new password. */
export const MAILS = {
	account: { points: 3, duration: QUARTER_OF_AN_HOUR },
	network: { points: 20, duration: QUARTER_OF_AN_HOUR },
} as const;

/** Links of invitations and for new passwords, and passwords of shared entries. */
export const PROOFS = { points: 30, duration: QUARTER_OF_AN_HOUR } as const;

/** Requests of any kind, of an account or, without one, of a network: a page of Studio takes sixty at its start. */
export const RATE_LIMIT = { points: 600, duration: 10 } as const;
