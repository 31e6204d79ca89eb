import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isMomentAllowed, type MomentClaim, momentHref, readMomentClaim, signMoment } from "./moment-link.server.ts";

const SECRET = "a secret of Studio and the site";
const NOW = Date.UTC(2031, 3, 1);
const claim = signMoment(
	{ at: NOW + 5_000, launch: "2f1d0c9a-58a3-4c86-9b2e-0f6d1f7a3b10", until: NOW / 1_000 + 60 },
	SECRET,
);
const arrived = (href: string) => readMomentClaim(new URL(href, "https://datahub.example").searchParams);

describe("[CT-12] a signed link to the site at a moment", () => {
	test("contains the moment and the launch, and is valid until it expires", () => {
		expect(arrived(momentHref(claim))).toEqual(claim);
		const { launch: _launch, ...alone } = claim;
		const plain = signMoment(alone, SECRET);
		expect(arrived(momentHref(plain))).toEqual(plain);
		expect([isMomentAllowed(claim, SECRET, NOW + 59_999), isMomentAllowed(plain, SECRET, NOW)]).toEqual([true, true]);
		expect(isMomentAllowed(claim, SECRET, NOW + 60_000)).toBe(false);
	});

	test.each<[string, Partial<MomentClaim>]>([
		["another moment", { at: NOW }],
		["another launch", { launch: "2f1d0c9a-58a3-4c86-9b2e-0f6d1f7a3b11" }],
		["no launch", { launch: undefined }],
		["a later end", { until: claim.until + 1 }],
		["half a proof", { proof: claim.proof.slice(0, 20) }],
	])("is invalid for %s", (_what, changed) => {
		expect(isMomentAllowed({ ...claim, ...changed }, SECRET, NOW)).toBe(false);
	});

	test("is invalid with another secret, and with any changed character", () => {
		expect(isMomentAllowed(claim, `${SECRET} `, NOW)).toBe(false);
		const href = momentHref(claim);
		const start = href.indexOf("?") + 1;
		fc.assert(
			fc.property(fc.integer({ min: start, max: href.length - 1 }), fc.constantFrom(..."09afAZ-_&=%"), (at, other) => {
				fc.pre(href[at] !== other);
				const read = arrived(href.slice(0, at) + other + href.slice(at + 1));
				expect(read !== undefined && isMomentAllowed(read, SECRET, NOW)).toBe(false);
			}),
		);
	});
});
