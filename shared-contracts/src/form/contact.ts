// Messages between the site and the content service about the contact form (CT-6). Not for browsers.

import { z } from "zod";
import { contactForm } from "./contact-form.ts";
import type { FormValues } from "./form.ts";
import { defineOperation, RESULTS, sender } from "./operation.ts";

/** A message as stored: trimmed, Unicode-normalised, without invisible characters. `organisation` may be empty. */
export type ContactMessage = FormValues<typeof contactForm>;

/**
 * Stores a message and mails it. Without a proof of work it is reviewed first. The same message of the same person
 * within a day is stored once.
 */
export const receiveMessage = defineOperation({
	name: "hub-contact/take",
	input: sender,
	fields: contactForm,
	result: z.discriminatedUnion("kind", [RESULTS.received, RESULTS.invalid, RESULTS.review, RESULTS.later]),
});

/** Creates a proof-of-work challenge for one visit. */
export const issueChallenge = defineOperation({
	name: "hub-contact/challenge",
	input: z.object({}),
	fields: {},
	result: RESULTS.review.shape.challenge,
});
