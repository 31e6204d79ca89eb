// Serialises messages as JSON-LD of the Dataspace Protocol, with ids that are the same in every run.

import type { ContractSettings } from "@hub/shared-contracts/content/prototype-contract";
import type { MessageKind, SentMessage } from "./negotiation.ts";
import { policyOf } from "./policy.ts";

const TYPES: Readonly<Record<MessageKind, string>> = {
	request: "ContractRequestMessage",
	offer: "ContractOfferMessage",
	accept: "ContractNegotiationEventMessage",
	agree: "ContractAgreementMessage",
	verify: "ContractAgreementVerificationMessage",
	finalize: "ContractNegotiationEventMessage",
	end: "ContractNegotiationTerminationMessage",
};

/** The protocol's name of a message. */
export function messageType(kind: MessageKind): string {
	return TYPES[kind];
}

/** A message as it is sent. `offer`: the id of the offer that the negotiation is about. */
export function wireMessage(
	{ kind, terms, objections, word }: SentMessage,
	offer: string,
	settings: ContractSettings,
): object {
	const head = {
		"@context": ["https://w3id.org/dspace/2025/1/context.jsonld"],
		"@type": TYPES[kind],
		providerPid: `urn:negotiation:provider:${offer}`,
		consumerPid: `urn:negotiation:consumer:${offer}`,
	};
	switch (kind) {
		case "request":
		case "offer":
			return { ...head, offer: policyOf(settings, offer, terms, "Offer") };
		case "agree":
			return { ...head, agreement: policyOf(settings, offer, terms, "Agreement") };
		case "accept":
			return { ...head, eventType: "ACCEPTED" };
		case "finalize":
			return { ...head, eventType: "FINALIZED" };
		case "verify":
			return head;
		case "end":
			return { ...head, reason: word === undefined ? objections.map(({ reason }) => reason) : [word] };
	}
}
