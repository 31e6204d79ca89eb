import { createDiffieHellmanGroup, createHash } from "node:crypto";
import { footprintSettings } from "@hub/shared-contracts/content/prototype-footprint";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { footprintPrototype } from "../../../../cms/seed/prototypes/footprint.ts";
import { fieldName, footprintChange, readFootprintState } from "./footprint-address.ts";
import { PRIME, SECRET_BASE } from "./group.ts";
import { applyChange, CHANGES, checkOf, messageOf } from "./message.ts";
import { productOf, seal } from "./seals.ts";

const settings = footprintSettings.parse(footprintPrototype.en);
const anyGrams = fc.array(fc.integer({ min: 0, max: 999_999 }), {
	minLength: settings.parts.length,
	maxLength: settings.parts.length,
});
const anySecret = fc.bigInt({ min: 0n, max: (1n << 256n) - 1n });
const few = { numRuns: 25 };

describe("[RT-1] seals", () => {
	test("use the prime of RFC 3526, and a verifiable base for secrets", () => {
		expect(PRIME).toBe(BigInt(`0x${createDiffieHellmanGroup("modp14").getPrime("hex")}`));
		const digits = [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
			createHash("sha256").update(`data hub footprint ${index}`).digest("hex"),
		);
		const root = BigInt(`0x${digits.join("")}`) % PRIME;
		expect(SECRET_BASE).toBe((root * root) % PRIME);
	});

	test("are the powers that plain arithmetic gives", () => {
		const power = (base: bigint, exponent: bigint): bigint => {
			if (exponent === 0n) return 1n;
			const half = power(base, exponent / 2n);
			return (half * half * (exponent % 2n === 1n ? base : 1n)) % PRIME;
		};
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 8_000_000 }), anySecret, (value, secret) => {
				expect(seal(value, secret)).toBe((power(4n, BigInt(value)) * power(SECRET_BASE, secret)) % PRIME);
			}),
			few,
		);
	});

	test("multiply to the seal of the sum, and differ by secret", () => {
		fc.assert(
			fc.property(fc.nat(999_999), fc.nat(999_999), anySecret, anySecret, (one, other, r, s) => {
				expect(productOf([seal(one, r), seal(other, s)])).toBe(seal(one + other, r + s));
				if (r !== s) expect(seal(one, r)).not.toBe(seal(one, s));
			}),
			few,
		);
	});
});

describe("[RT-1] a sent footprint", () => {
	test("contains the sum; its check holds unless the message was changed", () => {
		fc.assert(
			fc.property(anyGrams, (grams) => {
				const message = messageOf(settings, grams);
				expect(message.grams).toBe(grams.reduce((sum, one) => sum + one, 0));
				for (const change of CHANGES)
					expect(checkOf(applyChange(message, change)).holds, change).toBe(change === "none");
			}),
			few,
		);
	});

	test("of the seed has 5950 grams, 94 % of them measured", () => {
		const message = messageOf(
			settings,
			settings.parts.map(({ grams }) => grams),
		);
		expect([message.grams, message.measured]).toEqual([5950, 94]);
		expect(messageOf(settings, [0, 0, 0, 0, 0]).measured).toBe(0);
	});
});

describe("[RT-1] the address of a footprint", () => {
	const anyState = fc.record({
		grams: anyGrams,
		sent: fc.boolean(),
		checked: fc.boolean(),
		change: fc.constantFrom(...CHANGES),
	});

	test("preserves every state; only a sent footprint can be checked or changed", () => {
		fc.assert(
			fc.property(anyState, ({ grams, sent, checked, change }) => {
				const written = footprintChange({ grams, sent, checked, change }, settings);
				expect(readFootprintState((name) => written[name], settings)).toEqual({
					grams,
					sent,
					checked: sent && checked,
					change: sent && checked ? change : "none",
				});
			}),
		);
	});

	test("reads a form sent without JavaScript, and ignores invalid numbers", () => {
		const form: Record<string, string> = {
			do: "sum",
			sent: "yes",
			[fieldName(0)]: " 12",
			[fieldName(1)]: "-3",
			[fieldName(2)]: "9999999",
		};
		const [, second, , fourth, fifth] = settings.parts.map(({ grams }) => grams);
		expect(readFootprintState((name) => form[name], settings)).toEqual({
			grams: [12, second, 999_999, fourth, fifth],
			sent: true,
			checked: false,
			change: "none",
		});
	});
});

test("settings with an empty or repeated secret are refused", () => {
	const [first, second, ...rest] = settings.parts;
	const issues = (parts: readonly unknown[]) =>
		footprintSettings.safeParse({ ...settings, parts }).error?.issues.map(({ path }) => path);
	expect(issues([first, { ...second, secret: first?.secret }, ...rest])).toEqual([["parts"]]);
	expect(issues([first, { ...second, secret: "" }, ...rest])).toEqual([["parts", 1, "secret"]]);
});
