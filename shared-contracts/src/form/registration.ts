// Messages between the site and the content service about registrations (EV-1, EV-2). Not for browsers.

import { z } from "zod";
import { localeSchema } from "../language/locale-schema.ts";
import { defineOperation, RESULTS, sender } from "./operation.ts";
import { changeForm, registrationForm } from "./registration-form.ts";
import { registrationStates } from "./registration-state.ts";

/**
 * Stores a registration and mails a link, or sends a mail to a person who is already registered. The event is named by
 * its key, which is the same in every language. `received` does not reveal whether the address was registered before,
 * or gets another mail today. `review`: there were many requests from this visitor's network today. `closed`:
 * registration is not possible, or no longer.
 */
export const register = defineOperation({
	name: "hub-registrations/register",
	input: sender.extend({ eventKey: z.string().min(1).max(255) }),
	fields: registrationForm,
	result: z.discriminatedUnion("kind", [
		RESULTS.received,
		RESULTS.invalid,
		RESULTS.review,
		RESULTS.later,
		z.object({ kind: z.literal("closed"), why: z.enum(["unknown", "cancelled", "begun"]) }),
	]),
});
export type RegisterResult = z.infer<typeof register.result>;

/** Steps that a person can take with a registration. */
export const registrationStep = z.enum(["confirm", "accept", "change", "cancel"]);
export type RegistrationStep = z.infer<typeof registrationStep>;

/** The event of a registration. Moments are ISO in UTC. */
const registeredEvent = z.object({
	key: z.string(),
	/** Texts of the event by language. Languages in which it is not published are missing. */
	texts: z.partialRecord(localeSchema, z.object({ title: z.string(), venue: z.string(), city: z.string() })),
	/** Slugs by language. Languages in which it is not published are missing. */
	slugs: z.partialRecord(localeSchema, z.string()),
	startsAt: z.string(),
	endsAt: z.string(),
	timeZone: z.string(),
	mode: z.enum(["online", "onsite", "hybrid"]),
	/** Link to join; only for people with a seat. */
	onlineUrl: z.string().nullable(),
	cancelled: z.boolean(),
	/** True if it has ended. */
	over: z.boolean(),
});

/** A registration as its own person sees it. */
const registrationView = z.object({
	id: z.string(),
	state: z.enum(registrationStates),
	locale: localeSchema,
	name: z.string(),
	email: z.string(),
	organisation: z.string(),
	remark: z.string(),
	/** Deadline to confirm a pending registration. */
	confirmBy: z.string().nullable(),
	/** Expiry of an offered seat. */
	offeredUntil: z.string().nullable(),
	/** 1 for the first in the waiting list; null for those who are not in it. */
	place: z.number().int().positive().nullable(),
	/** Steps that are possible now. Pages show only these. */
	allowed: z.array(registrationStep),
	event: registeredEvent,
});
export type RegistrationView = z.infer<typeof registrationView>;

/**
 * The registration after the operation. Operations are idempotent: a repeated one gets the same result.
 * `refused`: no longer possible; the registration shows the reason (its state, its offer, its event).
 */
const result = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("registration"), registration: registrationView }),
	z.object({ kind: z.literal("refused"), registration: registrationView }),
	RESULTS.invalid,
	RESULTS.unknown,
]);
export type RegistrationResult = z.infer<typeof result>;

/** The id is a secret from a mail: it is all that is needed to read and change a registration. */
const input = z.object({ id: z.string() });

/** Shows a registration, and changes nothing. */
export const view = defineOperation({ name: "hub-registrations/view", input, result, fields: {} });

/** Operations of a person on their registration, by step. */
export const steps = {
	/** Verifies the address; the person gets a seat, or a position in the waiting list. */
	confirm: defineOperation({ name: "hub-registrations/confirm", input, result, fields: {} }),
	/** Accepts an offered seat. */
	accept: defineOperation({ name: "hub-registrations/accept", input, result, fields: {} }),
	/** Changes name, organisation and remark. */
	change: defineOperation({ name: "hub-registrations/change", input, result, fields: changeForm }),
	/** Cancels it; the seat goes to the first in the list. */
	cancel: defineOperation({ name: "hub-registrations/cancel", input, result, fields: {} }),
} as const;
