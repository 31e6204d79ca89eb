import { type PolicySettings, policySettings } from "@hub/shared-contracts/content/prototype-policy";
import { parseShape } from "@hub/shared-contracts/problems/parse-shape";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { policyPrototype } from "../../../../cms/seed/prototypes/policy.ts";
import { boxName, policyChange, readPolicyState } from "./policy-address.ts";
import { judgeRequest, odrlOf, type PolicyTerms } from "./policy-rules.ts";

const settings: PolicySettings = policySettings.parse(policyPrototype.en);
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const anyTerms: fc.Arbitrary<PolicyTerms> = fc.record({
	recipients: fc.subarray(ids(settings.recipients)),
	purposes: fc.subarray(ids(settings.purposes)),
	until: fc.option(fc.constantFrom(...settings.ends), { nil: undefined }),
	forward: fc.boolean(),
});
const anyRequest = fc.constantFrom(...settings.requests);

/** A policy that decides all requests of the seed as their provider wants. */
const FITTING: PolicyTerms = {
	recipients: ["service", "customer"],
	purposes: ["maintenance", "quality"],
	until: "2028-12-31",
	forward: false,
};
const decided = (terms: PolicyTerms) =>
	settings.requests.filter((request) => judgeRequest(terms, request).allowed).map(({ id }) => id);
const wanted = settings.requests.filter((request) => request.wanted).map(({ id }) => id);

describe("[RT-1] a policy", () => {
	const request = {
		...settings.requests[0],
		recipient: "service",
		purpose: "maintenance",
		on: "2028-12-31",
		forward: false,
	};
	const asked = { ...request, id: "any", name: "Any", text: "Any.", wanted: true, because: "Any." };

	test.each<[string, Partial<typeof asked>, string[]]>([
		["allowed values, on its last day", {}, []],
		["another recipient", { recipient: "rival" }, ["recipient"]],
		["another purpose", { purpose: "training" }, ["purpose"]],
		["the day after", { on: "2029-01-01" }, ["dateTime"]],
		["distribution", { forward: true }, ["distribute"]],
		[
			"several violations",
			{ recipient: "rival", on: "2031-01-01", forward: true },
			["recipient", "dateTime", "distribute"],
		],
	])("judges a request with %s", (_, change, failing) => {
		const { allowed, findings } = judgeRequest(FITTING, { ...asked, ...change });
		expect(findings.filter(({ holds }) => !holds).map(({ about }) => about)).toEqual(failing);
		expect(allowed).toBe(failing.length === 0);
	});

	test("allows nothing if it is empty, and a wider one allows at least as much", () => {
		expect(decided({ recipients: [], purposes: [], until: undefined, forward: true })).toEqual([]);
		fc.assert(
			fc.property(anyTerms, anyTerms, anyRequest, (one, more, request) => {
				const wider: PolicyTerms = {
					recipients: [...new Set([...one.recipients, ...more.recipients])],
					purposes: [...new Set([...one.purposes, ...more.purposes])],
					until: undefined,
					forward: true,
				};
				if (judgeRequest(one, request).allowed) expect(judgeRequest(wider, request).allowed).toBe(true);
			}),
		);
	});

	test("for the seed needs each of its conditions", () => {
		expect(decided(FITTING)).toEqual(wanted);
		const looser: readonly Partial<PolicyTerms>[] = [
			{ recipients: ids(settings.recipients) },
			{ purposes: ids(settings.purposes) },
			{ until: undefined },
			{ forward: true },
		];
		for (const change of looser) expect(decided({ ...FITTING, ...change }).length).toBe(wanted.length + 1);
	});

	test("in ODRL has permissions with constraints, and prohibitions", () => {
		expect(odrlOf(FITTING, settings)).toMatchObject({
			permission: [{ action: "use", constraint: { length: 3 } }],
			prohibition: [{ action: "distribute" }],
		});
		const open = odrlOf({ ...FITTING, until: undefined, forward: true }, settings);
		expect(open).toMatchObject({
			permission: [{ action: "use", constraint: { length: 2 } }, { action: "distribute" }],
		});
		expect(open).not.toHaveProperty("prohibition");
	});
});

describe("[RT-1] the address of a policy", () => {
	test("preserves every state, as does a form sent without JavaScript", () => {
		fc.assert(
			fc.property(anyTerms, fc.integer({ min: 0, max: settings.requests.length }), (terms, received) => {
				const change = policyChange({ terms, received }, settings);
				expect(readPolicyState((name) => change[name], settings)).toEqual({ terms, received });
				const form: Record<string, string> = {
					do: "build",
					until: terms.until ?? "",
					onward: terms.forward ? "yes" : "no",
					asked: String(received),
				};
				for (const id of terms.recipients) form[boxName("who", id)] = "on";
				for (const id of terms.purposes) form[boxName("for", id)] = "on";
				expect(readPolicyState((name) => form[name], settings)).toEqual({ terms, received });
			}),
		);
	});

	test("ignores unknown ids", () => {
		const odd: Record<string, string> = {
			who: "nobody.service.",
			for: "toString",
			until: "2099-01-01",
			onward: "maybe",
			asked: "999",
		};
		expect(readPolicyState((name) => odd[name], settings)).toEqual({
			terms: { recipients: ["service"], purposes: [], until: undefined, forward: false },
			received: settings.requests.length,
		});
	});
});

test("settings with a request of an unknown recipient or purpose are refused", () => {
	const [first, ...rest] = settings.requests;
	const parsed = (...requests: readonly unknown[]) => parseShape(policySettings, { ...settings, requests });
	const unknown = (kind: string, name: string) => ({ path: ["requests", 0, kind], key: "reference", values: { name } });
	expect(parsed(first, ...rest).success).toBe(true);
	expect(parsed({ ...first, recipient: "stranger" })).toMatchObject({ problems: [unknown("recipient", "stranger")] });
	expect(parsed({ ...first, purpose: "mischief" })).toMatchObject({ problems: [unknown("purpose", "mischief")] });
	expect(parsed(first, first)).toMatchObject({ problems: [{ path: ["requests"], key: "id-twice" }] });
});
