import type { HookConfig } from "@directus/types";
import * as operations from "@hub/shared-contracts/form/contact";
import type { Perform } from "@hub/shared-contracts/form/operation";
import { openOperations, operationRoute } from "../../../src/operations.ts";
import { issueChallenge, verifyProof } from "./contact-proof.ts";
import { receiveMessage, textsOf } from "./receive-message.ts";
import { signToken, verifyToken } from "./review-token.ts";
import { signingKeys } from "./signing-keys.ts";

/**
 * Receives messages of the contact form. The secret comes from this process's environment, because Directus' copy
 * converts some texts to numbers.
 */
const contactHook: HookConfig = (hook, context) => {
	const secret = process.env.SECRET;
	if (!secret) throw new Error("hub-contact needs SECRET to sign with.");
	const keys = signingKeys(secret, "hub-contact");
	const perform: Perform<typeof operations.receiveMessage> = async ({
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
		// Autofill may fill in the trap as well, so people get a page to review their message.
		const valid = website
			? undefined
			: ((await verifyProof(proof, keys.challenge, now)) ?? verifyToken(token, texts, keys.review, now));
		const answer =
			valid && (await receiveMessage(context, keys, { ...message, locale, visitor, network, proof: valid }, now));
		if (answer && answer !== "used") return answer;
		return {
			kind: "review",
			token: signToken(texts, keys.review, now),
			challenge: await issueChallenge(keys.challenge, now),
		};
	};
	openOperations(hook, context, "site", [
		operationRoute(operations.receiveMessage, perform),
		operationRoute(operations.issueChallenge, () => issueChallenge(keys.challenge, Date.now())),
	]);
};

export default contactHook;
