import { TERMS, type Terms } from "@hub/shared-contracts/content/contract-terms";
import { contractSettings } from "@hub/shared-contracts/content/prototype-contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contractPrototype } from "../../../../cms/seed/prototypes/contract.ts";
import { contractChange, readContractState } from "./contract-address.ts";
import { judge } from "./judge.ts";
import { MESSAGES, type Move, movesOf, play, type Side, type STATES } from "./negotiation.ts";
import { assess, policyOf } from "./policy.ts";
import { wireMessage } from "./wire.ts";

const settings = contractSettings.parse(contractPrototype.en);
const listed = settings.offers[0]?.terms as Terms;
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

const anyTerms = fc.record({
	purpose: fc.constantFrom(...ids(settings.purposes)),
	months: fc.integer({ min: 1, max: 120 }),
	region: fc.constantFrom(...ids(settings.regions)),
	forward: fc.constantFrom(...ids(settings.forwards)),
	uses: fc.integer({ min: 1, max: 100_000 }),
	price: fc.integer({ min: 0, max: 1_000 }),
});
const anySide = fc.constantFrom<Side>("provider", "consumer");
const anyMove = fc.oneof(
	anyTerms.map((terms): Move => ({ kind: "propose", terms })),
	fc.constantFrom<Move>(
		{ kind: "accept" },
		{ kind: "agree" },
		{ kind: "verify" },
		{ kind: "finalize" },
		{ kind: "end" },
	),
);
const anyCourse = fc.record({
	side: anySide,
	offer: fc.constantFrom(...ids(settings.offers)),
	moves: fc.array(anyMove, { maxLength: 8 }),
});
const states = (side: Side, moves: readonly Move[]) =>
	play(settings, { side, offer: "inspection", moves }).messages.map(({ state }) => state);
const propose = (change: Partial<Terms> = {}): Move => ({ kind: "propose", terms: { ...listed, ...change } });

describe("the negotiation", () => {
	test.each<[string, Side, Move[], string[]]>([
		["the provider agrees to listed terms", "consumer", [propose()], ["REQUESTED", "AGREED"]],
		[
			"the consumer verifies, the provider finalizes",
			"consumer",
			[propose(), { kind: "verify" }],
			["REQUESTED", "AGREED", "VERIFIED", "FINALIZED"],
		],
		[
			"the consumer accepts a counter-offer",
			"consumer",
			[propose({ months: 60 }), { kind: "accept" }, { kind: "verify" }],
			["REQUESTED", "OFFERED", "ACCEPTED", "AGREED", "VERIFIED", "FINALIZED"],
		],
		[
			"a rule without a counter-offer ends it",
			"consumer",
			[propose({ purpose: "training", forward: "anyone" })],
			["REQUESTED", "TERMINATED"],
		],
		[
			"the consumer counters an offer",
			"provider",
			[propose(), { kind: "agree" }, { kind: "finalize" }],
			["OFFERED", "REQUESTED", "AGREED", "VERIFIED", "FINALIZED"],
		],
		[
			"the consumer accepts a suitable offer",
			"provider",
			[propose({ region: "world", forward: "service" }), { kind: "agree" }],
			["OFFERED", "ACCEPTED", "AGREED", "VERIFIED"],
		],
		[
			"the provider refuses a fourth proposal",
			"consumer",
			[1, 2, 3, 4].map(() => propose({ price: 1 })),
			["REQUESTED", "OFFERED", "REQUESTED", "OFFERED", "REQUESTED", "OFFERED", "REQUESTED", "TERMINATED"],
		],
		[
			"the visitor ends it",
			"consumer",
			[propose({ price: 1 }), { kind: "end" }],
			["REQUESTED", "OFFERED", "TERMINATED"],
		],
		["an invalid message is ignored", "consumer", [{ kind: "verify" }, propose()], []],
	])("%s", (_, side, moves, expected) => {
		expect(states(side, moves)).toEqual(expected);
	});

	test("allows each message in its state and from its sender, and leaves the visitor a move until the end", () => {
		fc.assert(
			fc.property(anyCourse, (course) => {
				const { messages, state } = play(settings, course);
				let before: (typeof STATES)[number] | undefined;
				for (const message of messages) {
					const rule: { by: readonly string[]; in: readonly unknown[]; to: string } = MESSAGES[message.kind];
					expect(rule.by).toContain(message.from);
					expect(rule.in).toContain(before);
					expect(message.state).toBe(rule.to);
					before = message.state;
				}
				const over = state === "FINALIZED" || state === "TERMINATED";
				expect(movesOf({ state }, course.side).length > 0).toBe(!over);
			}),
		);
	});

	test("makes counter-offers that the party's own rules accept, in this round and the next", () => {
		fc.assert(
			fc.property(
				anyTerms,
				anySide,
				fc.constantFrom(...settings.offers),
				fc.integer({ min: 1, max: 3 }),
				(terms, side, offer, round) => {
					const { rules } = settings[side];
					const judged = judge(rules, terms, offer.terms, round);
					if (judged.kind !== "countered") return;
					expect(TERMS.some((term) => judged.terms[term] !== terms[term])).toBe(true);
					expect(judge(rules, judged.terms, offer.terms, round)).toEqual({ kind: "accepted" });
					if (side === "provider" || round > 1)
						expect(judge(rules, judged.terms, offer.terms, round + 1)).toEqual({ kind: "accepted" });
				},
			),
		);
	});

	test("refuses if a rule cannot be evaluated", () => {
		const odd = { id: "odd", title: "Odd", reason: "Odd.", when: { never: [1] } };
		expect(judge([odd], listed, listed, 1)).toMatchObject({ kind: "refused", objections: [{ rule: "odd" }] });
		const countered = { ...odd, when: false, counter: { term: "price" as const, value: "much" } };
		expect(judge([countered], listed, listed, 1).kind).toBe("refused");
	});
});

describe("the agreed contract", () => {
	const contract = policyOf(
		settings,
		"inspection",
		{ ...listed, months: 12, uses: 600, region: "adequate", forward: "service" },
		"Agreement",
	);
	const use = { purpose: "maintenance", country: "ch", recipient: "service-provider", month: 12, count: 600 };

	test.each<[string, Partial<typeof use>, string[]]>([
		["agreed values", {}, []],
		["another purpose", { purpose: "training" }, ["purpose"]],
		["the month after the last", { month: 13 }, ["elapsedTime"]],
		["a country outside the region", { country: "us" }, ["spatial"]],
		["a recipient that was not agreed", { recipient: "other" }, ["recipient"]],
		["one access too many", { count: 601 }, ["count"]],
		["several violations", { purpose: "quality", country: "us", month: 40 }, ["purpose", "elapsedTime", "spatial"]],
	])("judges a use with %s", (_, change, failing) => {
		const { allowed, findings } = assess(contract, { ...use, ...change }, settings);
		expect(findings.filter(({ holds }) => !holds).map(({ constraint }) => constraint.leftOperand)).toEqual(failing);
		expect(allowed).toBe(failing.length === 0);
	});

	test("is reached by wire messages with type and both process ids, and has five constraints", () => {
		const { messages } = play(settings, {
			side: "consumer",
			offer: "inspection",
			moves: [propose({ price: 1 }), { kind: "accept" }, { kind: "verify" }],
		});
		const wire = messages.map((message) => wireMessage(message, "inspection", settings) as Record<string, unknown>);
		expect(wire.map((message) => message["@type"])).toEqual([
			"ContractRequestMessage",
			"ContractOfferMessage",
			"ContractNegotiationEventMessage",
			"ContractAgreementMessage",
			"ContractAgreementVerificationMessage",
			"ContractNegotiationEventMessage",
		]);
		expect(wire.every(({ providerPid, consumerPid }) => providerPid && consumerPid)).toBe(true);
		expect(wire[3]?.agreement).toMatchObject({ permission: [{ constraint: { length: 5 } }] });
	});
});

describe("the address", () => {
	test("restores every state that it was written for", () => {
		const anyUse = fc.record({
			purpose: fc.constantFrom(...ids(settings.purposes)),
			country: fc.constantFrom(...ids(settings.countries)),
			recipient: fc.constantFrom(...ids(settings.recipients)),
			month: fc.integer({ min: 1, max: 999 }),
			count: fc.integer({ min: 1, max: 999_999 }),
		});
		fc.assert(
			fc.property(anyCourse, fc.option(anyUse, { nil: undefined }), (course, use) => {
				const change = contractChange({ ...course, use }, settings);
				expect(readContractState((name) => change[name], settings)).toEqual({ ...course, use });
			}),
		);
	});

	test("gives a valid state for any query, without unknown ids", () => {
		const odd = fc.dictionary(fc.constantFrom("side", "offer", "moves", "use", "do", "months"), fc.string());
		fc.assert(
			fc.property(
				odd,
				(query) =>
					play(
						settings,
						readContractState((name) => query[name], settings),
					) !== undefined,
			),
		);
		const read = (moves: string) => readContractState((name) => (name === "moves" ? moves : undefined), settings).moves;
		expect(read("propose.maintenance.12.eu.none.600.90_accept")).toEqual([propose(), { kind: "accept" }]);
		expect(read("propose.maintenance.999.eu.none.0.90")).toEqual([propose({ months: 120, uses: 1 })]);
		expect(read("propose.mischief.12.eu.none.600.90_accept")).toEqual([]);
		expect(read("request_accept")).toEqual([]);
		expect(read("toString")).toEqual([]);
	});
});
