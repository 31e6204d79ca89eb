// What the site and the content service say to each other about forms: an operation each, `POST /hub-<extension>/<name>` with the
// site's account. Every answer that is expected is 200 with a `kind`; 400 means that the call itself is malformed. No answer holds a
// text for visitors: codes, which the pages put into words. Not for browsers.

import { z } from "zod";
import { localeSchema } from "../language/locale-schema.ts";
import type { Operate } from "../remote/remote-server.ts";
import { FIELD_PROBLEMS, type FormFields, type FormValues, type WorkChallenge } from "./form.ts";

/** Loose, because the whole of it is given back. */
const challenge: z.ZodType<WorkChallenge> = z.looseObject({
	parameters: z.looseObject({
		nonce: z.string(),
		salt: z.string(),
		cost: z.number(),
		keyLength: z.number(),
		keyPrefix: z.string(),
	}),
});

/** Answers that several operations give. */
export const ANSWERS = {
	/** Taken. Says nothing about what was there before. */
	received: z.object({ kind: z.literal("received") }),
	/** The fields do not fit. */
	invalid: z.object({ kind: z.literal("invalid"), fields: z.record(z.string(), z.enum(FIELD_PROBLEMS)) }),
	/**
	 * The visitor looks over what will be sent, and sends it with the token, and with a proof of the work that `challenge` asks for where
	 * a script can make one.
	 */
	review: z.object({
		kind: z.literal("review"),
		token: z.string(),
		challenge,
	}),
	/** Too many came from there; again after so many seconds. */
	later: z.object({ kind: z.literal("later"), seconds: z.number() }),
	/** There is no such thing, or it is erased. */
	unknown: z.object({ kind: z.literal("unknown") }),
};

/** Who sends a form, besides what is in its fields. */
export const sender = z.object({
	/** The language of the page, and of mails. */
	locale: localeSchema,
	/** Stand for the network address of the visitor, and for the network around it; all who come without them count as one. */
	visitor: z.string().max(200).catch(""),
	network: z.string().max(200).catch(""),
	/** A field that people leave empty. */
	website: z.string().catch(""),
	/** A solved challenge, as JSON. */
	proof: z.string().max(4_000).optional().catch(undefined),
	/** Of the page on which it was reviewed. */
	token: z.string().max(200).optional().catch(undefined),
});

/** An operation, as both sides know it. */
export interface Operation<Input = unknown, Answer = unknown, Fields extends FormFields = FormFields> {
	/** The extension and what it is asked to do. */
	readonly name: `hub-${string}/${string}`;
	/** What is sent besides the form's fields. */
	readonly input: z.ZodType<Input>;
	/** The form's fields, which are sent beside it, as they were typed. An answer to an operation with fields may be `invalid`. */
	readonly fields: Fields;
	readonly answer: z.ZodType<Answer>;
}

/** What is done with an operation: it gets what was sent, parsed. */
export type Perform<Asked extends Operation> =
	Asked extends Operation<infer Input, infer Answer, infer Fields> ? (input: Input & FormValues<Fields>) => Promise<Answer> : never;

/** Declares an operation. */
export function defineOperation<Input, Answer, const Fields extends FormFields>(
	operation: Operation<Input, Answer, Fields>,
): Operation<Input, Answer, Fields> {
	return operation;
}

/**
 * Asks for an operation. `unavailable`: it is not known whether it was done; each can be asked for again without harm.
 * @param input what the operation wants, and the fields as they were typed
 */
export async function ask<Answer>(
	operate: Operate,
	{ name, answer }: Pick<Operation<unknown, Answer>, "name" | "answer">,
	input: object,
): Promise<Answer | { readonly kind: "unavailable" }> {
	const answered = await operate(name, input);
	const parsed = answered.kind === "done" ? answer.safeParse(answered.data) : undefined;
	return parsed?.success ? parsed.data : { kind: "unavailable" };
}
