// Rate limits: points per duration in seconds, counted from the first request; docs/operators.md lists them.

const QUARTER_OF_AN_HOUR = 900;
const DAY = 86_400;

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

/** Mails that lead to a new password: of an account, also in a day, so that no number of networks fills its mailbox; of a network. */
export const MAILS = {
	account: { points: 3, duration: QUARTER_OF_AN_HOUR },
	accountDay: { points: 10, duration: DAY },
	network: { points: 20, duration: QUARTER_OF_AN_HOUR },
} as const;

/** Links of invitations and for new passwords, and passwords of shared entries. */
export const PROOFS = { points: 30, duration: QUARTER_OF_AN_HOUR } as const;

/** Of each way in which a stranger makes Directus store a row (public registration, shared entries): from everywhere. */
export const STORED = { points: 500, duration: DAY } as const;

/** Requests of any kind, of an account or, without one, of a network: a page of Studio takes sixty at its start. */
export const RATE_LIMIT = { points: 600, duration: 10 } as const;

/** How many addresses one invitation goes to: each is a mail. */
export const INVITED_AT_ONCE = 20;
