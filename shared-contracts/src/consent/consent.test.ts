import { describe, expect, test } from "vitest";
import { CONSENT_COOKIES, CONSENT_FLAGS, NO_CONSENT, POLICY_COOKIE, policyMark, readConsent } from "./consent.ts";

const none = { accepted: false, required: false, analytical: false, marketing: false, thirdParty: false };
const all = { accepted: true, required: true, analytical: true, marketing: true, thirdParty: true };

/** Cookies that allow everything. */
const allowed = (mark?: string) => (name: string) => (name === POLICY_COOKIE.name ? mark : "true");

describe("consent", () => {
	test("[CN-1, CN-6] is refused without an answer", () => {
		expect(NO_CONSENT).toEqual(none);
		expect(readConsent({ cookie: () => undefined })).toEqual(none);
	});

	test.each(CONSENT_FLAGS)("[CN-1] to %s is given only by the value `true` of its cookie", (flag) => {
		const only = (value: string) =>
			readConsent({ cookie: (name) => (name === CONSENT_COOKIES[flag].name ? value : undefined) });
		expect(only("true")).toEqual({ ...none, [flag]: true });
		for (const value of ["false", "1", "TRUE", "", "yes", "true "]) expect(only(value)).toEqual(none);
	});

	test.each([
		["1", undefined, all],
		["1", "1", all],
		["1", "2", none],
		["2", undefined, none],
		["2", "2", all],
		["2", "2~gpc", all],
		["2", "20", none],
		["2", "", none],
		[undefined, "whatever", all],
	])("counts only for the answered policy: policy %s, answer to %s", (policy, mark, state) => {
		expect(readConsent({ cookie: allowed(mark), policy })).toEqual(state);
	});

	test("to marketing and third parties is refused by Global Privacy Control, unless the answer was given with it", () => {
		const refused = { ...all, marketing: false, thirdParty: false };
		expect(readConsent({ cookie: allowed("1"), gpc: true })).toEqual(refused);
		expect(readConsent({ cookie: allowed(), gpc: true })).toEqual(refused);
		expect(readConsent({ cookie: allowed(policyMark("1", true)), policy: "1", gpc: true })).toEqual(all);
		expect(
			readConsent({ cookie: allowed(policyMark("1", true)), policy: "1" }),
			"and stays when the signal is gone",
		).toEqual(all);
	});
});
