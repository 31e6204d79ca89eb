/** Occasions of mails. */
export type MailKind =
	| "please-confirm"
	| "already"
	| "confirmed"
	| "waitlisted"
	| "offered"
	| "lapsed"
	| "dropped"
	| "changed"
	| "cancelled"
	| "reminder"
	| "event-changed"
	| "event-cancelled"
	| "event-revived"
	| "thanks";
