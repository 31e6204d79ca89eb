// What the site and the content service say to each other about registrations (EV-1, EV-2). Not for browsers.

import { z } from "zod";
import { localeSchema } from "../language/locale-schema.ts";
import { ANSWERS, defineOperation, sender } from "./operation.ts";
import { changeForm, registrationForm } from "./registration-form.ts";
import { registrationStates } from "./registration-state.ts";

/**
 * Stores a registration and mails a link, or mails who is registered already. The event is named by its key, which is the same in
 * every language. `received` says nothing about whether the address was registered before, or gets another mail today. `review`:
 * many came from this visitor's network today. `closed`: one cannot register any more, or never could.
 */
export const register = defineOperation({
	name: "hub-registrations/register",
	input: sender.extend({ eventKey: z.string().min(1).max(255) }),
	fields: registrationForm,
	answer: z.discriminatedUnion("kind", [
		ANSWERS.received,
		ANSWERS.invalid,
		ANSWERS.review,
		ANSWERS.later,
		z.object({ kind: z.literal("closed"), why: z.enum(["unknown", "cancelled", "begun"]) }),
	]),
});
export type RegisterAnswer = z.infer<typeof register.answer>;

/** What a person can do with a registration at the moment. */
export const registrationStep = z.enum(["confirm", "accept", "change", "cancel"]);
export type RegistrationStep = z.infer<typeof registrationStep>;

/** The event of a registration. Moments are ISO in UTC. */
const registeredEvent = z.object({
	key: z.string(),
	/** What is said of it, by language; a language in which it is not published is missing. */
	texts: z.partialRecord(localeSchema, z.object({ title: z.string(), venue: z.string(), city: z.string() })),
	/** By language; a language in which it is not published is missing. */
	slugs: z.partialRecord(localeSchema, z.string()),
	startsAt: z.string(),
	endsAt: z.string(),
	timeZone: z.string(),
	mode: z.enum(["online", "onsite", "hybrid"]),
	/** Where to join; only for those who have a seat. */
	onlineUrl: z.string().nullable(),
	cancelled: z.boolean(),
	/** Whether it has ended. */
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
	/** Until when it has to be confirmed, while it is pending. */
	confirmBy: z.string().nullable(),
	/** Until when a free seat is reserved, while one is offered. */
	offeredUntil: z.string().nullable(),
	/** 1 for the first in the waiting list; null for those who are not in it. */
	place: z.number().int().positive().nullable(),
	/** What is possible now; a page offers these and nothing else. */
	allowed: z.array(registrationStep),
	event: registeredEvent,
});
export type RegistrationView = z.infer<typeof registrationView>;

/**
 * What is said of a registration: as it is afterwards. Asking twice for the same is answered like the first time. `refused`: it can't be
 * done any more; the registration says why (its state, its offer, its event).
 */
const registrationAnswer = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("registration"), registration: registrationView }),
	z.object({ kind: z.literal("refused"), registration: registrationView }),
	ANSWERS.invalid,
	ANSWERS.unknown,
]);
export type RegistrationAnswer = z.infer<typeof registrationAnswer>;

/** The id is the key to a registration. */
const input = z.object({ id: z.string() });
const answer = registrationAnswer;

/** Shows a registration, and changes nothing. */
export const view = defineOperation({ name: "hub-registrations/view", input, answer, fields: {} });

/** What a person does with a registration, by its step. */
export const steps = {
	/** Proves the address: a seat, or a place in the waiting list. */
	confirm: defineOperation({ name: "hub-registrations/confirm", input, answer, fields: {} }),
	/** Takes the seat that is offered. */
	accept: defineOperation({ name: "hub-registrations/accept", input, answer, fields: {} }),
	/** Changes name, organisation and remark. */
	change: defineOperation({ name: "hub-registrations/change", input, answer, fields: changeForm }),
	/** Calls it off; the seat goes to the first in the list. */
	cancel: defineOperation({ name: "hub-registrations/cancel", input, answer, fields: {} }),
} as const;
