import type { EndpointConfig } from "@directus/types";
import { type ContactAnswer, checkContact } from "@hub/shared-contracts/form/contact-check";
import { CONTACT_TRAP } from "@hub/shared-contracts/form/contact-form";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { z } from "zod";
import { siteUser } from "../../src/access-rules.ts";
import { makeChallenge, readProof } from "./contact-proof.ts";
import { contactMarks } from "./marks-table.ts";
import { makeToken, readToken } from "./review-token.ts";
import { signingKeys } from "./signing-keys.ts";
import { takeMessage, textsOf } from "./take-message.ts";

/** What the site hands on: the fields as they were typed, and for whom. */
const sending = z.object({
	locale: localeSchema,
	/** Stands for the visitor's network address. */
	visitor: z.string().min(1).max(200),
	/** Stands for the network around it. A release of before did not say. */
	network: z.string().max(200).default(""),
	fields: z.record(z.string(), z.unknown()),
	/** A proof of work, as JSON. */
	proof: z.string().max(4_000).optional(),
	/** Of the page on which the visitor checked the message. */
	token: z.string().max(200).optional(),
});

/**
 * Takes what visitors write through the contact form. Answers the site's own account only. The secret comes from this process's
 * environment, not from Directus' copy of it, which turns some texts into numbers.
 */
const contactEndpoint: EndpointConfig = {
	id: "hub-contact",
	handler(router, context) {
		const secret = process.env.SECRET;
		if (!secret) throw new Error("hub-contact needs SECRET to sign with.");
		const keys = signingKeys(secret, "hub-contact");
		let table: Promise<void> | undefined;

		router.use((request, response, next) => {
			const account = (request as { accountability?: { user?: string | null } }).accountability?.user;
			if (account === siteUser) next();
			else response.status(403).json({ errors: [{ message: "Only the site may do this.", extensions: { code: "FORBIDDEN" } }] });
		});

		router.post("/challenge", (_request, response, next) => {
			makeChallenge(keys.challenge, Date.now()).then((challenge) => response.json(challenge), next);
		});

		router.post("/send", (request, response, next) => {
			const input = sending.safeParse(request.body);
			if (!input.success) {
				response.status(400).json({ state: "wrong" });
				return;
			}
			send(input.data, Date.now()).then((answer) => response.status(statuses[answer.state]).json(answer), next);
		});

		async function send(input: z.infer<typeof sending>, now: number): Promise<ContactAnswer> {
			const { fields, locale, visitor, network, proof, token } = input;
			const checked = checkContact(fields);
			if (checked.kind === "wrong") return { state: "wrong" };
			const { message } = checked;
			const review = (): ContactAnswer => ({ state: "review", token: makeToken(textsOf(message), keys.review, now) });
			if (fields[CONTACT_TRAP]) return review();
			const valid = (await readProof(proof, keys.challenge, now)) ?? readToken(token, textsOf(message), keys.review, now);
			if (!valid) return review();
			table ??= contactMarks.make(context.database);
			await table;
			const answer = await takeMessage(context, keys, { ...message, locale, visitor, network, proof: valid }, now);
			return answer === "used" ? review() : answer;
		}
	},
};

const statuses: Readonly<Record<ContactAnswer["state"], number>> = { taken: 200, review: 200, wrong: 422, later: 429 };

export default contactEndpoint;
