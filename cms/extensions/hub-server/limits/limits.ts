// Rate limits: points per duration in seconds, counted from the first request; docs/operators.md lists them.

const QUARTER_OF_AN_HOUR = 900;
const DAY = 86_400;

/** Passwords and one-time codes at sign-in: per account and network, per account, and per network. */
export const PASSWORDS = {
	pair: { points: 10, duration: QUARTER_OF_AN_HOUR },
	account: { points: 50, duration: QUARTER_OF_AN_HOUR },
	network: { points: 100, duration: QUARTER_OF_AN_HOUR },
} as const;

/** Passwords and one-time codes for an account's second factor, so that a stolen session cannot guess them. */
export const SECOND_FACTOR = { points: 10, duration: QUARTER_OF_AN_HOUR } as const;

/** A one-time code is valid for one sign-in (RFC 6238, 5.2). It is stored longer than it is valid. */
export const ONE_TIME_CODE = { points: 1, duration: 90 } as const;

/**
 * Mails for resetting a password: per account, also per day, so that many networks cannot fill its mailbox, and per
 * network.
 */
export const MAILS = {
	account: { points: 3, duration: QUARTER_OF_AN_HOUR },
	accountDay: { points: 10, duration: DAY },
	network: { points: 20, duration: QUARTER_OF_AN_HOUR },
} as const;

/** Attempts with links of invitations and password resets, and with passwords of shared entries, per network. */
export const PROOFS = { points: 30, duration: QUARTER_OF_AN_HOUR } as const;

/**
 * Rows that strangers can make Directus store (public registration, shared entries), per route and for all networks.
 */
export const STORED = { points: 500, duration: DAY } as const;

/** Requests of any kind per account or, without one, per network. Studio sends about sixty when it opens. */
export const RATE_LIMIT = { points: 600, duration: 10 } as const;

/** Maximum number of addresses per invitation: each gets a mail. */
export const INVITED_AT_ONCE = 20;
