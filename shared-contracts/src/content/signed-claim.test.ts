import { beforeAll, describe, expect, test, vi } from "vitest";
import { CURVE, SIGNING, signedText, verifyClaim } from "./signed-claim.ts";

const claim = { id: "mass", part: "pack", by: "maker", issued: "2025-05-19", property: "mass", value: 412, unit: "kg" };
const PRODUCT = "urn:example:pack";
let signature: string;
let issuer: Parameters<typeof verifyClaim>[2] & object;

beforeAll(async () => {
	const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, true, ["sign", "verify"]);
	const { x = "", y = "" } = await crypto.subtle.exportKey("jwk", publicKey);
	issuer = { id: "maker", name: "Maker", role: "makes it", key: { x, y }, listed: true };
	const data = new TextEncoder().encode(signedText(claim, PRODUCT));
	signature = Buffer.from(await crypto.subtle.sign(SIGNING, privateKey, data)).toString("base64url");
});

test("the signed text does not depend on the order of fields", () => {
	const text =
		'{"id":"mass","issued":"2025-05-19","issuer":"maker","part":"pack","product":"urn:example:pack","property":"mass","unit":"kg","value":412}';
	expect(signedText(claim, PRODUCT)).toBe(text);
	expect(signedText(Object.fromEntries(Object.entries(claim).reverse()) as typeof claim, PRODUCT)).toBe(text);
});

describe("the verdict on a signature", () => {
	test("is genuine if the issuer signed the claim", async () => {
		const { verdict, digest } = await verifyClaim({ ...claim, signature }, PRODUCT, issuer);
		expect(verdict).toBe("genuine");
		expect(digest).toMatch(/^[0-9a-f]{64}$/);
	});

	test.each([
		["another value", { value: 413 }, PRODUCT],
		["the value as a text", { value: "412" }, PRODUCT],
		["another day", { issued: "2025-05-20" }, PRODUCT],
		["another part", { part: "housing" }, PRODUCT],
		["another product", {}, "urn:example:other"],
		["a signature cut short", { signature: "AAAA" }, PRODUCT],
		["a signature that is none", { signature: "none" }, PRODUCT],
	])("is altered for %s", async (_, change, product) => {
		expect((await verifyClaim({ ...claim, signature, ...change }, product, issuer)).verdict).toBe("altered");
	});

	test("is altered for an unknown issuer or an invalid key", async () => {
		expect((await verifyClaim({ ...claim, signature }, PRODUCT, undefined)).verdict).toBe("altered");
		const broken = { ...issuer, key: { x: "AAAA", y: "AAAA" } };
		expect((await verifyClaim({ ...claim, signature }, PRODUCT, broken)).verdict).toBe("altered");
	});

	test("is unlisted if the register no longer lists the issuer", async () => {
		expect((await verifyClaim({ ...claim, signature }, PRODUCT, { ...issuer, listed: false })).verdict).toBe(
			"unlisted",
		);
	});

	test("is impossible without WebCrypto, which browsers have under https only", async () => {
		vi.stubGlobal("crypto", {});
		expect(await verifyClaim({ ...claim, signature }, PRODUCT, issuer)).toMatchObject({
			verdict: "impossible",
			digest: "",
		});
		vi.unstubAllGlobals();
	});
});
