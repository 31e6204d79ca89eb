// A negotiation between two connectors with the states and messages of the Dataspace Protocol (2025-1), and the
// automatic responses of the party that the visitor does not play.

import type { Terms } from "@hub/shared-contracts/content/contract-terms";
import type { ContractSettings } from "@hub/shared-contracts/content/prototype-contract";
import { judge, type Objection } from "./judge.ts";

/** States of the protocol, in the order of a successful negotiation. */
export const STATES = ["REQUESTED", "OFFERED", "ACCEPTED", "AGREED", "VERIFIED", "FINALIZED", "TERMINATED"] as const;

export type NegotiationState = (typeof STATES)[number];
export type Side = "provider" | "consumer";

/**
 * Messages with their senders, the states in which they may be sent (`undefined`: as the first message), and the next
 * state.
 */
export const MESSAGES = {
	request: { by: ["consumer"], in: [undefined, "OFFERED"], to: "REQUESTED" },
	offer: { by: ["provider"], in: [undefined, "REQUESTED"], to: "OFFERED" },
	accept: { by: ["consumer"], in: ["OFFERED"], to: "ACCEPTED" },
	agree: { by: ["provider"], in: ["REQUESTED", "ACCEPTED"], to: "AGREED" },
	verify: { by: ["consumer"], in: ["AGREED"], to: "VERIFIED" },
	finalize: { by: ["provider"], in: ["VERIFIED"], to: "FINALIZED" },
	end: {
		by: ["provider", "consumer"],
		in: ["REQUESTED", "OFFERED", "ACCEPTED", "AGREED", "VERIFIED"],
		to: "TERMINATED",
	},
} as const satisfies Record<
	string,
	{ by: readonly Side[]; in: readonly (NegotiationState | undefined)[]; to: NegotiationState }
>;

export type MessageKind = keyof typeof MESSAGES;

/** A visitor's move. `propose` is a request or an offer, depending on the visitor's side. */
export type Move =
	| { readonly kind: "propose"; readonly terms: Terms }
	| { readonly kind: Exclude<MessageKind, "request" | "offer"> };

/** A message that was sent. */
export interface SentMessage {
	readonly from: Side;
	readonly kind: MessageKind;
	/** The state after it. */
	readonly state: NegotiationState;
	/** Its terms. */
	readonly terms: Terms;
	/** Violated rules, which made the sender reject the previous proposal. */
	readonly objections: readonly Objection[];
	/** Sender's reason to end the negotiation, if no rule gives one. */
	readonly word?: string;
}

/** Current state of a negotiation. */
export interface Negotiation {
	/** Undefined before the first message. */
	readonly state: NegotiationState | undefined;
	/** Terms under negotiation. Initially the offer in the catalogue. */
	readonly terms: Terms;
	readonly messages: readonly SentMessage[];
}

/** A visitor's choices in a negotiation. */
export interface Course {
	readonly side: Side;
	/** An offer's id. */
	readonly offer: string;
	readonly moves: readonly Move[];
}

/** Plays a visitor's moves up to the first one that the protocol does not allow. */
export function play(settings: ContractSettings, { side, offer, moves }: Course): Negotiation {
	const listed = (settings.offers.find(({ id }) => id === offer) ?? settings.offers[0])?.terms;
	if (!listed) throw new Error("The settings have no offer, although their schema requires one.");
	let now: Negotiation = { state: undefined, terms: listed, messages: [] };
	for (const move of moves) {
		const moved =
			move.kind === "propose"
				? send(now, side, proposalOf(side), { terms: move.terms })
				: send(now, side, move.kind, {});
		if (!moved) break;
		now = answer(settings, other(side), moved, listed);
	}
	return now;
}

/** Returns a side's default first proposal: the listed offer with the side's own wishes. */
export function firstProposal(settings: ContractSettings, side: Side, listed: Terms): Terms {
	const { purpose, months, region, forward, uses, price } = settings[side].wishes ?? {};
	return {
		purpose: purpose ?? listed.purpose,
		months: months ?? listed.months,
		region: region ?? listed.region,
		forward: forward ?? listed.forward,
		uses: uses ?? listed.uses,
		price: price ?? listed.price,
	};
}

/** Position of a state in a negotiation. `skipped`: no longer possible. `missed`: the negotiation ended before it. */
export type StatePlace = "passed" | "now" | "ahead" | "skipped" | "missed";

/** Returns the position of each state; includes `TERMINATED` only if the negotiation was terminated. */
export function placesOf({
	state: now,
	messages,
}: Negotiation): { readonly state: NegotiationState; readonly place: StatePlace }[] {
	const passed = new Set(messages.map(({ state }) => state));
	const open = new Set<NegotiationState | undefined>([now]);
	for (const from of open)
		for (const { in: states, to } of Object.values<{ in: readonly unknown[]; to: NegotiationState }>(MESSAGES))
			if (states.includes(from)) open.add(to);
	return STATES.filter((state) => state !== "TERMINATED" || now === state).map((state) => {
		if (state === now) return { state, place: "now" };
		if (passed.has(state)) return { state, place: "passed" };
		if (now === "TERMINATED") return { state, place: "missed" };
		return { state, place: open.has(state) ? "ahead" : "skipped" };
	});
}

/** The moves that a side may make. */
export function movesOf({ state }: Pick<Negotiation, "state">, side: Side): Move["kind"][] {
	return (Object.keys(MESSAGES) as MessageKind[]) // the table's own keys
		.filter((kind) => mayCome(state, side, kind))
		.map((kind) => (kind === "request" || kind === "offer" ? "propose" : kind));
}

export function other(side: Side): Side {
	return side === "provider" ? "consumer" : "provider";
}

/** Returns the message with which a side proposes terms. */
function proposalOf(side: Side): "request" | "offer" {
	return side === "consumer" ? "request" : "offer";
}

function mayCome(state: NegotiationState | undefined, from: Side, kind: MessageKind): boolean {
	const { by, in: states }: { by: readonly Side[]; in: readonly (NegotiationState | undefined)[] } = MESSAGES[kind];
	return by.includes(from) && states.includes(state);
}

interface Enclosed {
	readonly terms?: Terms;
	readonly objections?: readonly Objection[];
	readonly word?: string;
}

/** Returns the negotiation after a message; undefined if the message is not allowed. */
function send(
	now: Negotiation,
	from: Side,
	kind: MessageKind,
	{ terms = now.terms, objections = [], word }: Enclosed,
): Negotiation | undefined {
	if (!mayCome(now.state, from, kind)) return undefined;
	const state = MESSAGES[kind].to;
	const message: SentMessage = { from, kind, state, terms, objections, ...(word === undefined ? {} : { word }) };
	return { state, terms, messages: [...now.messages, message] };
}

/** Returns a party's automatic response to a message of the other. */
function answer(settings: ContractSettings, self: Side, now: Negotiation, listed: Terms): Negotiation {
	const reply = (kind: MessageKind, enclosed: Enclosed = {}) => send(now, self, kind, enclosed) ?? now;
	const last = now.messages.at(-1);
	switch (now.state) {
		case "REQUESTED":
		case "OFFERED": {
			const { rules, patience, farewell } = settings[self];
			const round = now.messages.filter(({ from, kind }) => from === other(self) && kind === last?.kind).length;
			const judged = judge(rules, now.terms, listed, round);
			if (judged.kind === "accepted") return reply(self === "provider" ? "agree" : "accept");
			if (judged.kind === "refused") return reply("end", { objections: judged.objections });
			if (round >= patience) return reply("end", { objections: judged.objections, word: farewell });
			return reply(proposalOf(self), { terms: judged.terms, objections: judged.objections });
		}
		case "ACCEPTED":
			return self === "provider" ? reply("agree") : now;
		case "AGREED":
			return self === "consumer" ? reply("verify") : now;
		case "VERIFIED":
			return self === "provider" ? reply("finalize") : now;
		default:
			return now;
	}
}
