import { createHash, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
	keyIdOf,
	publicKeyFrom,
	SIGNED_HEADERS,
	type SignedRelease,
	signRelease,
	textOfPublicKey,
	verifyRelease,
} from "./signed-release.ts";

const own = generateKeyPairSync("ed25519");
const other = generateKeyPairSync("ed25519");
const NOW = Date.UTC(2026, 10, 26);
const RELEASE: SignedRelease = {
	site: "https://datahub.example",
	remote: "mf-maps",
	manifest: `sha256-${"a".repeat(43)}=`,
	at: NOW,
	nonce: "0".repeat(32),
	by: "Ada",
	why: "Maps",
	commit: "abcdef0+",
	candidate: true,
	now: false,
	allowLoss: false,
};

/** Result for a release that was changed after it was signed. */
function verifiedAfter(change: Partial<Record<keyof SignedRelease, unknown>> | string, now = NOW, signer = own) {
	const { [SIGNED_HEADERS.signature]: signature } = signRelease(RELEASE, signer.privateKey);
	const text = typeof change === "string" ? change : JSON.stringify({ ...RELEASE, ...change });
	return verifyRelease({ release: Buffer.from(text).toString("base64"), signature }, own.publicKey, now);
}

/** Result for a request signed with our key, perhaps by another version of the tools. */
function verifiedOf(release: object) {
	const headers = signRelease(release as SignedRelease, own.privateKey);
	return verifyRelease(
		{ release: headers[SIGNED_HEADERS.release], signature: headers[SIGNED_HEADERS.signature] },
		own.publicKey,
		NOW,
	);
}

test("[PF-9] a key's id is the start of its digest, and its text is parsed back to the key", () => {
	const spki = own.publicKey.export({ format: "der", type: "spki" });
	expect(keyIdOf(own.publicKey)).toBe(createHash("sha256").update(spki).digest("hex").slice(0, 16));
	expect(keyIdOf(createPublicKey(own.privateKey))).toBe(keyIdOf(own.publicKey));
	expect(keyIdOf(publicKeyFrom(textOfPublicKey(own.publicKey)))).toBe(keyIdOf(own.publicKey));
	expect(keyIdOf(other.publicKey)).not.toBe(keyIdOf(own.publicKey));
});

test("[PF-9] anything but a public key of ed25519 is refused", () => {
	const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey;
	expect(() => publicKeyFrom(textOfPublicKey(rsa))).toThrow("Its type is rsa instead of ed25519.");
	expect(() => publicKeyFrom("bm8ga2V5")).toThrow();
	expect(() => publicKeyFrom("")).toThrow();
});

describe("[PF-9] a signature", () => {
	test.each([
		["immediately", NOW, "valid"],
		["after five minutes", NOW + 300_000, "valid"],
		["from a clock that is five minutes ahead", NOW - 300_000, "valid"],
		["a millisecond later", NOW + 300_001, "expired"],
		["from a clock that is further ahead", NOW - 300_001, "expired"],
	])("checks the time of a request %s", (_what, now, kind) => {
		expect(verifiedAfter({}, now)).toEqual(kind === "valid" ? { kind, release: RELEASE } : { kind });
	});

	test.each<[keyof SignedRelease, unknown]>([
		["site", "https://staging.example"],
		["remote", "mf-map"],
		["manifest", `sha256-${"b".repeat(43)}=`],
		["at", NOW + 1],
		["nonce", "1".repeat(32)],
		["by", "Eve"],
		["why", undefined],
		["commit", "abcdef1"],
		["candidate", false],
		["allowLoss", true],
	])("is forged if `%s` was changed", (name, value) => {
		expect(verifiedAfter({ [name]: value })).toEqual({ kind: "forged" });
	});

	test("is invalid after any field has changed", () => {
		// There is one case above for each field: a new field needs one too.
		expect(Object.keys(RELEASE)).toHaveLength(11);
	});

	test.each([
		["with a blank more", `${JSON.stringify(RELEASE)} `],
		["left out", ""],
	])("is forged for text %s", (_what, text) => {
		expect(verifiedAfter(text)).toEqual({ kind: "forged" });
	});

	test("of another key, or of anything but a release, is forged", () => {
		expect(verifiedAfter({}, NOW, other)).toEqual({ kind: "forged" });
		const bytes = Buffer.from(JSON.stringify(RELEASE));
		const signature = sign(null, bytes, own.privateKey).toString("base64");
		expect(verifyRelease({ release: bytes.toString("base64"), signature }, own.publicKey, NOW)).toEqual({
			kind: "forged",
		});
		expect(verifyRelease({ release: null, signature: null }, own.publicKey, NOW)).toEqual({ kind: "forged" });
	});

	test.each([
		["an unknown option", { ...RELEASE, soon: true }, /soon/],
		["no nonce", { ...RELEASE, nonce: undefined }, /^nonce: /],
		["control characters in its reason", { ...RELEASE, why: "\u001b[2Jall is well" }, /^why: /],
		["two lines in its author", { ...RELEASE, by: "Ada\nrevision 8" }, /^by: /],
		["a made-up commit", { ...RELEASE, commit: "main" }, /^commit: /],
		["nothing", [], /./],
	])("does not make a request with %s valid", (_what, release, reason) => {
		expect(verifiedOf(release)).toEqual({ kind: "invalid", reason: expect.stringMatching(reason) });
	});
});
