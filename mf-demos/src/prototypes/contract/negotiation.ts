// A negotiation between two connectors, with the states and messages of the Dataspace Protocol (2025-1): who may send what when, and
// how the party that the visitor does not play answers.

import type { Terms } from "@hub/shared-contracts/content/contract-terms";
import type { ContractSettings } from "@hub/shared-contracts/content/prototype-contract";
import { judge, type Objection } from "./judge.ts";

/** The states that the protocol knows, in the order in which a negotiation goes well. */
export const STATES = ["REQUESTED", "OFFERED", "ACCEPTED", "AGREED", "VERIFIED", "FINALIZED", "TERMINATED"] as const;

export type NegotiationState = (typeof STATES)[number];
export type Side = "provider" | "consumer";

/** What is sent, who sends it in which states (`undefined`: as the first message), and the state after it. */
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
} as const satisfies Record<string, { by: readonly Side[]; in: readonly (NegotiationState | undefined)[]; to: NegotiationState }>;

export type MessageKind = keyof typeof MESSAGES;

/** What a visitor does. `propose` is a request or an offer, by the side that the visitor plays. */
export type Move =
	| { readonly kind: "propose"; readonly terms: Terms }
	| { readonly kind: Exclude<MessageKind, "request" | "offer"> };

/** A message that was sent. */
export interface SentMessage {
	readonly from: Side;
	readonly kind: MessageKind;
	/** The state after it. */
	readonly state: NegotiationState;
	/** The terms that it is about. */
	readonly terms: Terms;
	/** Why its sender did not take what was proposed before. */
	readonly objections: readonly Objection[];
	/** Why its sender ends the negotiation, where no rule says it. */
	readonly word?: string;
}

/** Where a negotiation stands. */
export interface Negotiation {
	/** Undefined before the first message. */
	readonly state: NegotiationState | undefined;
	/** What lies on the table: at first the offer as the catalogue has it. */
	readonly terms: Terms;
	readonly messages: readonly SentMessage[];
}

/** Which way a visitor takes through a negotiation. */
export interface Course {
	readonly side: Side;
	/** An offer's id. */
	readonly offer: string;
	readonly moves: readonly Move[];
}

/** Plays a course. A move that the protocol does not allow where it is made is passed over, as are all after it. */
export function play(settings: ContractSettings, { side, offer, moves }: Course): Negotiation {
	const listed = (settings.offers.find(({ id }) => id === offer) ?? settings.offers[0])?.terms;
	if (!listed) throw new Error("Settings without an offer are refused where they are read.");
	let now: Negotiation = { state: undefined, terms: listed, messages: [] };
	for (const move of moves) {
		const moved =
			move.kind === "propose" ? send(now, side, proposalOf(side), { terms: move.terms }) : send(now, side, move.kind, {});
		if (!moved) break;
		now = answer(settings, other(side), moved, listed);
	}
	return now;
}

/** What a side proposes first, unless the visitor changes it: the offer as listed, with the side's own wishes. */
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

/** How a state stands to a negotiation. `skipped`: it can no longer come. `missed`: the negotiation was broken off before it. */
export type StatePlace = "passed" | "now" | "ahead" | "skipped" | "missed";

/** Where each state of the protocol stands; `TERMINATED` only where it came to that. */
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

/** What a side sends to propose terms. */
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

/** The negotiation after a message; undefined where it may not come. */
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

/** What a party does of itself after a message of the other. */
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
