import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isMomentAllowed, type MomentClaim, momentHref, readMomentClaim, signMoment } from "./moment-link.server.ts";

const SECRET = "a secret of Studio and the site";
const NOW = Date.UTC(2031, 3, 1);
const LAUNCH = "2f1d0c9a-58a3-4c86-9b2e-0f6d1f7a3b10";
const until = NOW / 1_000 + 60;
const claim = signMoment({ at: NOW + 5_000, until }, SECRET);
const ofLaunch = signMoment({ launch: LAUNCH, until }, SECRET);
const arrived = (href: string) => readMomentClaim(new URL(href, "https://datahub.example").searchParams);

describe("[CT-12] a signed link to the site at a moment", () => {
	test.each([
		["moment", claim],
		["launch", ofLaunch],
	])("contains the %s, and is valid until it expires", (_what, one) => {
		expect(arrived(momentHref(one))).toEqual(one);
		expect(isMomentAllowed(one, SECRET, NOW + 59_999)).toBe(true);
		expect(isMomentAllowed(one, SECRET, NOW + 60_000)).toBe(false);
	});

	test.each<[string, MomentClaim]>([
		["another moment", { ...claim, at: NOW }],
		["another launch", { ...ofLaunch, launch: LAUNCH.replace("2", "3") }],
		["a moment instead of a launch", { at: NOW, until, proof: ofLaunch.proof }],
		["a later end", { ...claim, until: until + 1 }],
		["half a proof", { ...claim, proof: claim.proof.slice(0, 20) }],
	])("is invalid for %s", (_what, changed) => {
		expect(isMomentAllowed(changed, SECRET, NOW)).toBe(false);
	});

	test("to a launch does not open a moment that is added to it", () => {
		const read = arrived(`${momentHref(ofLaunch)}&at=${NOW + 5_000}`);
		expect(read && isMomentAllowed(read, SECRET, NOW)).toBe(false);
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
