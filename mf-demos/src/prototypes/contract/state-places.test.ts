import { contractSettings } from "@hub/shared-contracts/content/prototype-contract";
import { describe, expect, test } from "vitest";
import { contractPrototype } from "../../../../cms/seed/prototypes/contract.ts";
import { judge } from "./judge.ts";
import { firstProposal, type Move, placesOf, play, type Side } from "./negotiation.ts";

const settings = contractSettings.parse(contractPrototype.en);
const offers = settings.offers.map(({ id, terms }) => ({ id, terms }));

describe("[RT-1] what a visitor is first shown", () => {
	test.each(offers.flatMap(({ id, terms }) => (["consumer", "provider"] as const).map((side) => [id, side, terms] as const)))(
		"sent as it is, the first proposal about %s by the %s draws a counter-offer",
		(_, side, terms) => {
			const { rules } = settings[side === "consumer" ? "provider" : "consumer"];
			expect(judge(rules, firstProposal(settings, side, terms), terms, 1).kind).toBe("countered");
		},
	);

	test("wishes for what the settings do not have are refused", () => {
		const consumer = { ...contractPrototype.de.consumer, wishes: { region: "moon" } };
		expect(contractSettings.safeParse({ ...contractPrototype.de, consumer }).error?.issues).toMatchObject([
			{ path: ["consumer", "wishes", "region"] },
		]);
	});
});

describe("[RT-1] where the states of the protocol stand", () => {
	const [listed] = offers;
	if (!listed) throw new Error("The seed has offers.");
	const proposal: Move = { kind: "propose", terms: firstProposal(settings, "consumer", listed.terms) };
	const plain: Move = { kind: "propose", terms: listed.terms };
	const places = (side: Side, moves: readonly Move[]) =>
		placesOf(play(settings, { side, offer: listed.id, moves })).map(({ state, place }) => `${state} ${place}`);

	test("nothing is skipped before the first message, or while the parties negotiate", () => {
		expect(places("consumer", []).every((one) => one.endsWith(" ahead"))).toBe(true);
		expect(places("consumer", [proposal]).slice(0, 3)).toEqual(["REQUESTED passed", "OFFERED now", "ACCEPTED ahead"]);
	});

	test("what can no longer come is skipped, not passed", () => {
		expect(places("consumer", [plain])).toEqual([
			"REQUESTED passed",
			"OFFERED skipped",
			"ACCEPTED skipped",
			"AGREED now",
			"VERIFIED ahead",
			"FINALIZED ahead",
		]);
	});

	test("what a negotiation that is broken off did not come to was not reached", () => {
		expect(places("consumer", [proposal, { kind: "end" }])).toEqual([
			"REQUESTED passed",
			"OFFERED passed",
			"ACCEPTED missed",
			"AGREED missed",
			"VERIFIED missed",
			"FINALIZED missed",
			"TERMINATED now",
		]);
	});
});
