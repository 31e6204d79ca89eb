import { describe, expect, test } from "vitest";
import { CONSENT_COOKIES, CONSENT_FLAGS, NO_CONSENT, readConsent } from "./consent.ts";

const none = { accepted: false, required: false, analytical: false, marketing: false, thirdParty: false };

describe("consent", () => {
	test("[CN-1, CN-6] all is refused before an answer, and without a consent service", () => {
		expect(NO_CONSENT).toEqual(none);
		expect(readConsent(() => undefined)).toEqual(none);
	});

	test("[CN-2] each flag has its cookie and its time in days", () => {
		expect(Object.values(CONSENT_COOKIES)).toEqual([
			{ name: "DIH_ACCEPTED", days: 60 },
			{ name: "DIH_REQUIRED", days: 60 },
			{ name: "DIH_ANALYTICAL", days: 365 },
			{ name: "DIH_MARKETING", days: 30 },
			{ name: "DIH_THIRD_PARTY", days: 365 },
		]);
	});

	test.each(CONSENT_FLAGS)("[CN-1] %s is allowed by its own cookie alone, and only by `true`", (flag) => {
		const only = (value: string) => readConsent((name) => (name === CONSENT_COOKIES[flag].name ? value : undefined));
		expect(only("true")).toEqual({ ...none, [flag]: true });
		for (const value of ["false", "1", "TRUE", "", "yes", "true "]) expect(only(value)).toEqual(none);
	});
});
