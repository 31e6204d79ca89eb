// What the site and the content service say to each other about registrations (EV-1, EV-2): `POST hub-registrations/<operation>`. No
// answer holds a text for visitors: codes, which the pages put into words.

import { z } from "zod";
import { localeSchema } from "../language/locale-schema.ts";
import { contactChallenge } from "./contact-check.ts";
import { registrationStates } from "./registration-state.ts";

/** What is wrong with a field of a form. */
const fieldProblem = z.enum(["missing", "invalid", "too-long"]);
export type FieldProblem = z.infer<typeof fieldProblem>;

/** One line without control characters, white space made even. */
const line = (longest: number) =>
	z
		.string()
		.transform((value) => value.normalize("NFC").replace(/\s+/gu, " ").trim())
		.pipe(
			z
				.string()
				.max(longest, "too-long")
				.regex(/^\P{Cc}*$/u, "invalid"),
		);

/** What a person may change later. */
const details = {
	name: line(120).pipe(z.string().min(1, "missing")),
	organisation: line(160),
	remark: z
		.string()
		.transform((value) => value.normalize("NFC").replaceAll("\r\n", "\n").trim())
		.pipe(
			z
				.string()
				.max(1_000, "too-long")
				.regex(/^[\P{Cc}\n\t]*$/u, "invalid"),
		),
};

/** The form of a registration, as it was typed. Empty: `organisation` and `remark` may be, the others must not. */
export const registrationForm = z.object({
	...details,
	email: line(254).pipe(z.string().min(1, "missing").pipe(z.email("invalid"))),
});
export type RegistrationForm = z.infer<typeof registrationForm>;

/** The form of a change. */
const registrationChange = z.object(details);
/** The first problem of each field that has one, for a form that does not fit. */
export function fieldProblems(error: z.ZodError): Record<string, FieldProblem> {
	const problems: Record<string, FieldProblem> = {};
	for (const { path, message } of error.issues) {
		const [field] = path;
		if (typeof field !== "string" || field in problems) continue;
		problems[field] = fieldProblem.catch("invalid").parse(message);
	}
	return problems;
}

/**
 * Input of `register`. The event is named by its key, which is the same in every language; `locale` is the language of the mails.
 * `visitor` and `network` stand for the network address of whoever asks and for what is around it; all who come without them count as
 * one. `proof` (a solved challenge, as JSON) or `token` (of the page on which the wish was looked over) convince where that is needed.
 */
export const registerInput = registrationForm.extend({
	eventKey: z.string().min(1).max(255),
	locale: localeSchema,
	visitor: z.string().max(200).catch(""),
	network: z.string().max(200).catch(""),
	proof: z.string().max(4_000).optional().catch(undefined),
	token: z.string().max(200).optional().catch(undefined),
});

/** Input of `view`, `confirm`, `accept` and `cancel`. */
export const registrationId = z.object({ id: z.string().max(64) });

/** Input of `change`. */
export const changeInput = registrationChange.extend({ id: z.string().max(64) });

const invalid = z.object({ kind: z.literal("invalid"), fields: z.record(z.string(), fieldProblem) });

/**
 * Answer of `register`. `received` says nothing about whether the address was registered before, or gets another mail today.
 * `review`: many came from this visitor's network today, so the wish is looked over and sent with the token, and with a proof of the
 * work that `challenge` asks for where a script can make one.
 * `later`: too many came from there, again after so many seconds. `closed`: nobody can register any more, or never could.
 */
export const registerAnswer = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("received") }),
	invalid,
	z.object({ kind: z.literal("review"), token: z.string(), challenge: contactChallenge }),
	z.object({ kind: z.literal("later"), seconds: z.number() }),
	z.object({ kind: z.literal("closed"), why: z.enum(["unknown", "cancelled", "begun"]) }),
]);
export type RegisterAnswer = z.infer<typeof registerAnswer>;

/** What a person can do with a registration at the moment. */
export const registrationStep = z.enum(["confirm", "accept", "change", "cancel"]);
export type RegistrationStep = z.infer<typeof registrationStep>;

/** The event of a registration. Moments are ISO in UTC. */
const registeredEvent = z.object({
	key: z.string(),
	/** In the registration's language, where the event has it. */
	title: z.string(),
	/** By language; a language in which it is not published is missing. */
	slugs: z.partialRecord(localeSchema, z.string()),
	startsAt: z.string(),
	endsAt: z.string(),
	timeZone: z.string(),
	mode: z.enum(["online", "onsite", "hybrid"]),
	venue: z.string(),
	city: z.string(),
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
	/** Until when a free seat is kept, while one is offered. */
	offeredUntil: z.string().nullable(),
	/** 1 for the first in the waiting list; null for those who are not in it. */
	place: z.number().int().positive().nullable(),
	/** What is possible now; a page offers these and nothing else. */
	allowed: z.array(registrationStep),
	event: registeredEvent,
});
export type RegistrationView = z.infer<typeof registrationView>;

/**
 * Answer of `view`, `confirm`, `accept`, `change` and `cancel`: the registration as it is afterwards. Asking twice for the same is
 * answered like the first time. `refused`: it can't be done any more; the registration says why (its state, its offer, its event).
 * `unknown`: there is no such registration, or what was personal in it is erased.
 */
export const registrationAnswer = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("registration"), registration: registrationView }),
	z.object({ kind: z.literal("refused"), registration: registrationView }),
	invalid,
	z.object({ kind: z.literal("unknown") }),
]);
export type RegistrationAnswer = z.infer<typeof registrationAnswer>;
