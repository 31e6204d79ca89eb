import { changedTerms, type Terms } from "@hub/shared-contracts/content/contract-terms";
import { type ContractSettings, contractSettings } from "@hub/shared-contracts/content/prototype-contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contractPrototype } from "../../../../cms/seed/prototypes/contract.ts";
import { evaluate } from "../logic.ts";
import { choicesOf, contractChange, readContractState } from "./contract-address.ts";
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
	fc.constantFrom<Move>({ kind: "accept" }, { kind: "agree" }, { kind: "verify" }, { kind: "finalize" }, { kind: "end" }),
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
		["terms as listed suit the provider", "consumer", [propose()], ["REQUESTED", "AGREED"]],
		[
			"verified by the consumer, finalized by the provider",
			"consumer",
			[propose(), { kind: "verify" }],
			["REQUESTED", "AGREED", "VERIFIED", "FINALIZED"],
		],
		[
			"a counter-offer that is accepted",
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
			"the consumer accepts what suits",
			"provider",
			[propose({ region: "world", forward: "service" }), { kind: "agree" }],
			["OFFERED", "ACCEPTED", "AGREED", "VERIFIED"],
		],
		[
			"patience ends",
			"consumer",
			[1, 2, 3, 4].map(() => propose({ price: 1 })),
			["REQUESTED", "OFFERED", "REQUESTED", "OFFERED", "REQUESTED", "OFFERED", "REQUESTED", "TERMINATED"],
		],
		["the visitor ends it", "consumer", [propose({ price: 1 }), { kind: "end" }], ["REQUESTED", "OFFERED", "TERMINATED"]],
		["what the protocol does not allow is passed over", "consumer", [{ kind: "verify" }, propose()], []],
	])("%s", (_, side, moves, expected) => {
		expect(states(side, moves)).toEqual(expected);
	});

	test("whatever is done, each message may come in the state before it, from the side that sends it, and the visitor always has a move until the end", () => {
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

	test("what a party offers instead, its own rules allow, in this round and the next", () => {
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
					expect(changedTerms(terms, judged.terms).length).toBeGreaterThan(0);
					expect(judge(rules, judged.terms, offer.terms, round)).toEqual({ kind: "accepted" });
					if (side === "provider" || round > 1)
						expect(judge(rules, judged.terms, offer.terms, round + 1)).toEqual({ kind: "accepted" });
				},
			),
		);
	});

	test("a rule that cannot be calculated says no, and the page stands", () => {
		const odd = { id: "odd", title: "Odd", reason: "Odd.", when: { never: [1] } };
		expect(judge([odd], listed, listed, 1)).toMatchObject({ kind: "refused", objections: [{ rule: "odd" }] });
		const countered = { ...odd, when: false, counter: { term: "price" as const, value: "much" } };
		expect(judge([countered], listed, listed, 1).kind).toBe("refused");
	});
});

describe("the contract", () => {
	const contract = policyOf(
		settings,
		"inspection",
		{ ...listed, months: 12, uses: 600, region: "adequate", forward: "service" },
		"Agreement",
	);
	const use = { purpose: "maintenance", country: "ch", recipient: "service-provider", month: 12, count: 600 };

	test.each<[string, Partial<typeof use>, string[]]>([
		["all that was agreed", {}, []],
		["another purpose", { purpose: "training" }, ["purpose"]],
		["the month after the last", { month: 13 }, ["elapsedTime"]],
		["a country outside the region", { country: "us" }, ["spatial"]],
		["a recipient that was not agreed", { recipient: "other" }, ["recipient"]],
		["once too often", { count: 601 }, ["count"]],
		["nothing right", { purpose: "quality", country: "us", month: 40 }, ["purpose", "elapsedTime", "spatial"]],
	])("%s", (_, change, failing) => {
		const { allowed, findings } = assess(contract, { ...use, ...change }, settings);
		expect(findings.filter(({ holds }) => !holds).map(({ constraint }) => constraint.leftOperand)).toEqual(failing);
		expect(allowed).toBe(failing.length === 0);
	});

	test("every wire message names its type and both parties’ process, and the agreement has a permission with five constraints", () => {
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
	test("a state that is written is read again, the same", () => {
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

	test("whatever an address says, there is a state; what the settings do not know is not in it", () => {
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

	test("a form without JavaScript means the same as the move", () => {
		const sent: Record<string, string> = {
			do: "propose",
			moves: "",
			purpose: "quality",
			months: " 24",
			region: "eu",
			forward: "none",
			uses: "10",
			price: "5",
		};
		expect(readContractState((name) => sent[name], settings).moves).toEqual([
			propose({ purpose: "quality", months: 24, uses: 10, price: 5 }),
		]);
	});
});

describe("the seed", () => {
	test.each(["de", "en"] as const)("every rule in %s can be calculated, and offers what there is", (locale) => {
		const parsed: ContractSettings = contractSettings.parse(contractPrototype[locale]);
		for (const side of ["provider", "consumer"] as const)
			for (const { when, counter } of parsed[side].rules) {
				const data = { ...listed, round: 1, offer: listed };
				expect(typeof evaluate(when, data)).toBe("boolean");
				if (!counter) continue;
				const value = evaluate(counter.value, data);
				if (counter.term === "purpose" || counter.term === "region" || counter.term === "forward")
					expect(ids(choicesOf(parsed, counter.term))).toContain(value);
				else expect(typeof value).toBe("number");
			}
	});

	test("settings with an id that does not exist are refused", () => {
		const broken = { ...contractPrototype.de, uses: [{ ...contractPrototype.de.uses[0], country: "xx" }] };
		expect(contractSettings.safeParse(broken).success).toBe(false);
	});
});
