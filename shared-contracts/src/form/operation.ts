// Operations of forms between the site and the content service: `POST /hub-<extension>/<name>` with the site's account.
// Every expected result has a `kind` and status 200; 400 means that the call itself is malformed. Results contain codes,
// never texts for visitors, which pages add. Not for browsers.

import { z } from "zod";
import { localeSchema } from "../language/locale-schema.ts";
import type { Operate } from "../remote/remote-server.ts";
import { FIELD_PROBLEMS, type FormFields, type FormValues, type WorkChallenge } from "./form.ts";

/** Loose, because clients return all of it. */
const challenge: z.ZodType<WorkChallenge> = z.looseObject({
	parameters: z.looseObject({
		nonce: z.string(),
		salt: z.string(),
		cost: z.number(),
		keyLength: z.number(),
		keyPrefix: z.string(),
	}),
});

/** Results of several operations. */
export const RESULTS = {
	/** Accepted. Does not reveal what was stored before. */
	received: z.object({ kind: z.literal("received") }),
	/** Fields are invalid. */
	invalid: z.object({ kind: z.literal("invalid"), fields: z.record(z.string(), z.enum(FIELD_PROBLEMS)) }),
	/**
	 * The visitor reviews the input and sends it with the token. Clients with JavaScript also send a proof of work for
	 * `challenge`.
	 */
	review: z.object({
		kind: z.literal("review"),
		token: z.string(),
		challenge,
	}),
	/** Too many requests; retry after `seconds`. */
	later: z.object({ kind: z.literal("later"), seconds: z.number() }),
	/** Does not exist, or was erased. */
	unknown: z.object({ kind: z.literal("unknown") }),
};

/** Sender of a form, in addition to its fields. */
export const sender = z.object({
	/** The language of the page, and of mails. */
	locale: localeSchema,
	/** Pseudonyms of the visitor's network address and of the surrounding network. Visitors without them count as one. */
	visitor: z.string().max(200).catch(""),
	network: z.string().max(200).catch(""),
	/** A field that people leave empty. */
	website: z.string().catch(""),
	/** A solved challenge, as JSON. */
	proof: z.string().max(4_000).optional().catch(undefined),
	/** Token of the review page. */
	token: z.string().max(200).optional().catch(undefined),
});

/** Declaration of an operation, shared by both sides. */
export interface Operation<Input = unknown, Result = unknown, Fields extends FormFields = FormFields> {
	/** Extension and name of the operation. */
	readonly name: `hub-${string}/${string}`;
	/** Input in addition to the form's fields. */
	readonly input: z.ZodType<Input>;
	/** The form's fields, which are sent as typed. The result of an operation with fields may be `invalid`. */
	readonly fields: Fields;
	readonly result: z.ZodType<Result>;
}

/** Implements an operation. Receives the parsed input. */
export type Perform<Definition extends Operation> =
	Definition extends Operation<infer Input, infer Result, infer Fields>
		? (input: Input & FormValues<Fields>) => Promise<Result>
		: never;

/** Declares an operation. */
export function defineOperation<Input, Result, const Fields extends FormFields>(
	operation: Operation<Input, Result, Fields>,
): Operation<Input, Result, Fields> {
	return operation;
}

/**
 * Calls an operation. `unavailable`: it is unknown whether it ran. All operations can be retried safely.
 * @param input of the operation, and the fields as typed
 */
export async function callOperation<Result>(
	operate: Operate,
	{ name, result }: Pick<Operation<unknown, Result>, "name" | "result">,
	input: object,
): Promise<Result | { readonly kind: "unavailable" }> {
	const response = await operate(name, input);
	const parsed = response.kind === "done" ? result.safeParse(response.data) : undefined;
	return parsed?.success ? parsed.data : { kind: "unavailable" };
}
