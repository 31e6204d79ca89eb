// The rules of the contact form, the same in the browser, on the site and in the content service (CT-6).

import * as z from "zod/mini";
import { CONTACT_FIELDS, CONTACT_LENGTHS, type ContactCheck, type ContactField, type ContactMistake } from "./contact-form.ts";

/** Controls, and what turns the direction of writing around: these would show a text as another than it is. */
const controls = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;
/** One line, because these texts end up in the head of a mail. */
const oneLine = (text: string) => text.normalize("NFC").replace(controls, " ").replace(/\s+/g, " ").trim();
const manyLines = (text: string) =>
	text
		.normalize("NFC")
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n\t]+/gu, "")
		.trim();

function words(field: Exclude<ContactField, "consent">, tidy: (text: string) => string) {
	const { least, most } = CONTACT_LENGTHS[field];
	const bounds = z
		.string()
		.check(
			z.minLength(Math.min(least, 1), { error: "missing", abort: true }),
			z.minLength(least, "short"),
			z.maxLength(most, "long"),
		);
	return z.pipe(z.pipe(z.string("missing"), z.transform(tidy)), bounds);
}

const schema = z.object({
	name: words("name", oneLine),
	email: z.pipe(words("email", oneLine), z.email("address")),
	organisation: words("organisation", oneLine),
	subject: words("subject", oneLine),
	message: words("message", manyLines),
	consent: z.literal("on", "missing"),
});

/** Checks the fields as they were typed. */
export function checkContact(typed: unknown): ContactCheck {
	const checked = schema.safeParse(typed);
	if (checked.success) {
		const { consent: _given, ...message } = checked.data;
		return { kind: "right", message };
	}
	const mistakes: { -readonly [Field in ContactField]?: ContactMistake } = {};
	for (const { path, message } of checked.error.issues) {
		const field = CONTACT_FIELDS.find((name) => name === path[0]);
		if (field) mistakes[field] ??= MISTAKES.find((mistake) => mistake === message) ?? "missing";
	}
	return { kind: "wrong", mistakes };
}

const MISTAKES: readonly ContactMistake[] = ["missing", "short", "long", "address"];

const taken = z.object({ state: z.literal("taken") });
const review = z.object({ state: z.literal("review"), token: z.string() });
const later = z.object({ state: z.literal("later"), seconds: z.number() });
const wrong = z.object({ state: z.literal("wrong") });

/**
 * What became of a message. `taken`: it is kept, and mailed when the mail server takes it. `review`: without a proof of work, the
 * visitor checks it first and sends it with the token. `later`: too many, again after so many seconds. `wrong`: the fields do not fit.
 */
export const contactAnswer = z.union([taken, review, later, wrong]);
export type ContactAnswer = z.infer<typeof contactAnswer>;

/** What a browser needs to know of a challenge of work to solve it; it gives the whole of it back. */
export const contactChallenge = z.looseObject({
	parameters: z.looseObject({
		/** In hexadecimal digits. */
		nonce: z.string(),
		salt: z.string(),
		/** Rounds of PBKDF2 with SHA-256. */
		cost: z.number(),
		/** Length of the key in bytes, and the hexadecimal digits that it has to begin with. */
		keyLength: z.number(),
		keyPrefix: z.string(),
	}),
});
export type ContactChallenge = z.infer<typeof contactChallenge>;
