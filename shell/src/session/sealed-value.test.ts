import { expect, test } from "vitest";
import { createSeal } from "./sealed-value.server.ts";

const [OLD, NEW] = ["an old key of the site", "a new key of the site"];

test("[TK-1] a sealed value is unreadable and opens for its purpose only", () => {
	const seal = createSeal([NEW]);
	const text = seal.seal("session", { access: "token" });
	expect(text).not.toContain(Buffer.from("token").toString("base64url"));
	expect(seal.open("session", text)).toEqual({ access: "token" });
	expect(seal.open("sign-in", text)).toBeUndefined();
	expect(seal.seal("session", { access: "token" })).not.toBe(text);
});

test("[TK-1] the newest key seals and every key opens", () => {
	const text = createSeal([OLD]).seal("session", 1);
	expect(createSeal([NEW, OLD]).open("session", text)).toBe(1);
	expect(createSeal([NEW]).open("session", text)).toBeUndefined();
	expect(createSeal([OLD]).open("session", createSeal([NEW, OLD]).seal("session", 1))).toBeUndefined();
});

test("[TK-1] a changed sealed value does not open", () => {
	const seal = createSeal([NEW]);
	const text = seal.seal("session", { kind: "account" });
	for (const at of [0, 15, 20, text.length - 2]) {
		const other = text[at] === "A" ? "B" : "A";
		expect(seal.open("session", text.slice(0, at) + other + text.slice(at + 1))).toBeUndefined();
	}
	for (const none of [undefined, "", "x", "null", text.slice(4), "A".repeat(9_000)])
		expect(seal.open("session", none)).toBeUndefined();
});
