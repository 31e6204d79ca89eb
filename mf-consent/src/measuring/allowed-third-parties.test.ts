import { CONSENT_COOKIES, CONSENT_FLAGS, NO_CONSENT, readConsent } from "@hub/shared-contracts/consent/consent";
import { expect, test } from "vitest";
import { z } from "zod";
import { allowedThirdParties } from "./allowed-third-parties.ts";
import gates from "./cases/consent.gates.json" with { type: "json" };

/** The cases about states; e2e/journeys/consent.e2e.ts covers those about changes in an open tab. */
const states = gates.cases.flatMap(({ id, in: given, out }) => {
	const read = z
		.object({
			in: z.partialRecord(z.enum(["analytical", "marketing", "thirdParty"]), z.boolean()),
			out: z.object({ tracker: z.boolean(), adTag: z.boolean() }),
		})
		.safeParse({ in: given, out });
	return read.success ? [{ id, ...read.data }] : [];
});

test.each(states)("[CN-3] [CN-4] consent of $in allows the tracker and the tag", ({ in: given, out }) => {
	const consent = readConsent({
		cookie: (name) => {
			const flag = CONSENT_FLAGS.find((each) => CONSENT_COOKIES[each].name === name);
			return flag && flag in given ? String(given[flag as keyof typeof given]) : undefined;
		},
	});
	expect(allowedThirdParties(consent)).toEqual({ analytics: out.tracker, advertising: out.adTag });
});

test("no third party is allowed without consent", () => {
	expect(states.length, "cases").toBeGreaterThanOrEqual(3);
	expect(allowedThirdParties(NO_CONSENT)).toEqual({ analytics: false, advertising: false });
});
