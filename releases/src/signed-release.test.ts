import { createHash, createPublicKey, generateKeyPairSync } from "node:crypto";
import { assert, base64String, constantFrom, integer, property, record, string, stringMatching, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { keyIdOf, publicKeyFrom, signedText, signRelease, textOfPublicKey, verifyRelease } from "./signed-release.ts";

const own = generateKeyPairSync("ed25519");
const other = generateKeyPairSync("ed25519");
const NOW = Date.UTC(2026, 10, 26);
const RELEASE = { remote: "mf-maps", manifest: "sha256-abc=", at: NOW };
const signature = signRelease(RELEASE, own.privateKey);

test("[PF-9] the signed text names what it is for, the remote, its manifest and the moment", () => {
	expect(signedText({ ...RELEASE, at: 7 })).toBe("data-hub release\nmf-maps\nsha256-abc=\n7");
});

test("[PF-9] a key's id is the beginning of its digest, and its text leads back to it", () => {
	const spki = own.publicKey.export({ format: "der", type: "spki" });
	expect(keyIdOf(own.publicKey)).toBe(createHash("sha256").update(spki).digest("hex").slice(0, 16));
	expect(keyIdOf(createPublicKey(own.privateKey))).toBe(keyIdOf(own.publicKey));
	expect(keyIdOf(publicKeyFrom(textOfPublicKey(own.publicKey)))).toBe(keyIdOf(own.publicKey));
	expect(keyIdOf(other.publicKey)).not.toBe(keyIdOf(own.publicKey));
});

test("[PF-9] what is no public key of ed25519 is refused", () => {
	const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey;
	expect(() => publicKeyFrom(textOfPublicKey(rsa))).toThrow("It is a key of rsa, not of ed25519.");
	expect(() => publicKeyFrom("bm8ga2V5")).toThrow();
	expect(() => publicKeyFrom("")).toThrow();
});

describe("[PF-9] a signature", () => {
	test.each([
		["at once", {}, NOW, "valid"],
		["after five minutes", {}, NOW + 300_000, "valid"],
		["from a clock that is five minutes ahead", {}, NOW - 300_000, "valid"],
		["a moment later", {}, NOW + 300_001, "expired"],
		["from a clock that is further ahead", {}, NOW - 300_001, "expired"],
		["for another remote", { remote: "mf-map" }, NOW, "forged"],
		["for another build", { manifest: "sha256-abd=" }, NOW, "forged"],
		["with another moment", { at: NOW + 1 }, NOW, "forged"],
		["with no moment", { at: Number.NaN }, NOW, "forged"],
		["with parts shifted by a line", { remote: "mf-maps\nsha256-abc=", manifest: "" }, NOW, "forged"],
		["cut off", { signature: signature.slice(0, -8) }, NOW, "forged"],
		["left out", { signature: "" }, NOW, "forged"],
		["of no base64", { signature: "??" }, NOW, "forged"],
		["of another key", { signature: signRelease(RELEASE, other.privateKey) }, NOW, "forged"],
	] as const)("%s", (_what, change, now, verdict) => {
		expect(verifyRelease({ ...RELEASE, signature, ...change }, own.publicKey, now)).toBe(verdict);
	});

	const releases = record({
		remote: stringMatching(/^mf-[a-z]{1,9}$/),
		manifest: base64String().map((digest) => `sha256-${digest}`),
		at: integer({ min: 0, max: 2 * NOW }),
	});

	test("holds for the release that was signed, and for no other", () => {
		assert(
			property(tuple(releases, releases), ([one, two]) => {
				const signed = { signature: signRelease(one, own.privateKey) };
				expect(verifyRelease({ ...one, ...signed }, own.publicKey, one.at)).toBe("valid");
				expect(verifyRelease({ ...one, ...signed }, other.publicKey, one.at)).toBe("forged");
				const isSame = signedText(one) === signedText(two);
				expect(verifyRelease({ ...two, ...signed }, own.publicKey, two.at)).toBe(isSame ? "valid" : "forged");
			}),
		);
	});

	test("of anything else never holds, and never throws", () => {
		assert(
			property(releases, string(), constantFrom(own, other), (release, text, { publicKey }) => {
				expect(verifyRelease({ ...release, signature: text }, publicKey, release.at)).toBe("forged");
			}),
		);
	});
});
