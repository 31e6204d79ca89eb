import type { HookConfig } from "@directus/types";
import * as operations from "@hub/shared-contracts/form/contact";
import type { Perform } from "@hub/shared-contracts/form/operation";
import { offer, openOperations } from "../../../src/operations.ts";
import { issueChallenge, verifyProof } from "./contact-proof.ts";
import { receiveMessage, textsOf } from "./receive-message.ts";
import { signToken, verifyToken } from "./review-token.ts";
import { signingKeys } from "./signing-keys.ts";

/**
 * Takes what visitors write through the contact form. The secret comes from this process's environment, not from Directus' copy of it,
 * which turns some texts into numbers.
 */
const contactHook: HookConfig = (hook, context) => {
	const secret = process.env.SECRET;
	if (!secret) throw new Error("hub-contact needs SECRET to sign with.");
	const keys = signingKeys(secret, "hub-contact");
	const take: Perform<typeof operations.receiveMessage> = async ({
		locale,
		visitor,
		network,
		website,
		proof,
		token,
		...message
	}) => {
		const now = Date.now();
		const texts = textsOf(message);
		// A person may have filled in the trap too, by a program that fills in all: they look it over.
		const valid = website
			? undefined
			: ((await verifyProof(proof, keys.challenge, now)) ?? verifyToken(token, texts, keys.review, now));
		const answer = valid && (await receiveMessage(context, keys, { ...message, locale, visitor, network, proof: valid }, now));
		if (answer && answer !== "used") return answer;
		return { kind: "review", token: signToken(texts, keys.review, now), challenge: await issueChallenge(keys.challenge, now) };
	};
	openOperations(hook, context, "site", [
		offer(operations.receiveMessage, take),
		offer(operations.issueChallenge, () => issueChallenge(keys.challenge, Date.now())),
	]);
};

export default contactHook;
