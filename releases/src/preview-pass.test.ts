import fc from "fast-check";
import { expect, test } from "vitest";
import { readPass, writePass } from "./preview-pass.ts";

const set = "0123456789abcdef";
const now = 1_800_000_000_000;
const until = now / 1_000 + 60;

test("[PF-10] a pass is valid for its set until it expires", () => {
	const pass = writePass({ set, until }, "secret");
	expect(readPass(pass, "secret", now)).toEqual({ set, until });
	expect(readPass(pass, "secret", until * 1_000 - 1)).toEqual({ set, until });
	expect(readPass(pass, "secret", until * 1_000)).toBeUndefined();
});

test("a pass signed with another secret is invalid", () => {
	expect(readPass(writePass({ set, until }, "other"), "secret", now)).toBeUndefined();
});

test("a pass with any changed character, and any other text, is invalid", () => {
	const pass = writePass({ set, until }, "secret");
	fc.assert(
		fc.property(fc.nat(pass.length - 1), fc.constantFrom(..."0aZ_-."), (at, letter) => {
			const changed = pass.slice(0, at) + letter + pass.slice(at + 1);
			expect(readPass(changed, "secret", now)).toEqual(changed === pass ? { set, until } : undefined);
		}),
	);
	fc.assert(fc.property(fc.string(), (text) => readPass(text, "secret", now) === undefined));
});
