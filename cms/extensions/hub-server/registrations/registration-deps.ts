import type { Knex } from "knex";
import type { SigningKeys } from "../contact/signing-keys.ts";

/** Dependencies of operations on registrations, of jobs and of rules for staff. */
export interface RegistrationDeps {
	readonly database: Knex;
	readonly siteUrl: string;
	readonly clock: () => Date;
	/** Time in ms in which further changes of an event are collected before people are notified. */
	readonly notificationDelayMs: number;
	/** The keys of challenges, review tokens and counters. */
	readonly keys: SigningKeys;
	/** Logs an unexpected state, without personal data. */
	readonly warn: (text: string) => void;
}
