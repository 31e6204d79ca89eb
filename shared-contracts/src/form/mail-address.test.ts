import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contactForm } from "./contact-form.ts";
import { checkForm } from "./form.ts";
import { mailAddressKey, readMailAddress } from "./mail-address.ts";
import { mailAddressSchema } from "./mail-address-schema.ts";

describe("[EV-1] [CT-6] a mail address", () => {
	test.each([
		["mara@example.org", "mara@example.org"],
		// As sent by Firefox, macOS and Chrome.
		["mara@müller.example", "mara@xn--mller-kva.example"],
		["mara@mu\u0308ller.example", "mara@xn--mller-kva.example"],
		["mara@xn--mller-kva.example", "mara@xn--mller-kva.example"],
		["Mara.O'Neil+hub@MÜLLER.Example", "Mara.O'Neil+hub@xn--mller-kva.example"],
		["mara@straße.example", "mara@xn--strae-oqa.example"],
		["info@почта.онлайн", "info@xn--80a1acny.xn--80asehdb"],
		["info@例え。テスト", "info@xn--r8jz45g.xn--zckzah"],
	])("%s is stored as %s", (typed, address) => {
		expect(readMailAddress(typed)).toEqual({ kind: "address", address });
		expect(readMailAddress(address)).toEqual({ kind: "address", address });
		expect(mailAddressSchema().parse(` ${typed}\u200b`)).toBe(address);
	});

	test.each(["jörg@example.org", "jo\u0308rg@müller.example", "мара@почта.онлайн"])(
		"with letters that few mail servers accept is reported: %s",
		(typed) => {
			expect(readMailAddress(typed)).toEqual({ kind: "letters" });
			const form = { name: "M", email: typed, subject: "S", message: "Eine Frage an Sie", consent: "on" };
			expect(checkForm(contactForm, form)).toEqual({ kind: "invalid", problems: { email: "letters" } });
		},
	);

	test.each(
		[
			["", "mara", "mara@", "@example.org", "mara@localhost", "mara@192.168.0.1", "mara@[::1]", "mara@müller"],
			[
				"mara@example.org:25",
				"mara@example.org/path",
				"mara@example.org?x",
				"mara@exam%70le.org",
				"mara@a@example.org",
			],
			["ma ra@example.org", "mara@exam ple.org", ".mara@example.org", "ma..ra@example.org", "ma,ra@example.org"],
			['"mara"@example.org', "mara@example.org, all@example.org", "mara@example.org\nBcc: all@example.org"],
		].flat(),
	)("is refused: %s", (typed) => {
		expect(readMailAddress(typed)).toEqual({ kind: "invalid" });
		expect(mailAddressSchema().safeParse(typed).success).toBe(false);
	});

	test("[EV-3] has one key per mailbox, and ASCII addresses keep theirs", () => {
		const ways = [
			"mara@müller.example",
			"MARA@MÜLLER.EXAMPLE",
			"mara@mu\u0308ller.example",
			" Mara@xn--mller-kva.example",
			"ma\u00adra@müller.example",
		];
		expect(new Set(ways.map(mailAddressKey))).toEqual(new Set(["mara@xn--mller-kva.example"]));
		const word = fc.stringMatching(/^[a-zA-Z0-9]{1,8}$/);
		fc.assert(
			fc.property(word, word, (name, domain) => {
				const address = `${name}@${domain}.Example`;
				expect(mailAddressKey(address)).toBe(address.normalize("NFC").toLowerCase());
			}),
		);
	});

	test("is too long if its encoded domain is too long", () => {
		const email = `mara@${"ü.".repeat(40)}example`;
		const form = { name: "M", email, subject: "S", message: "Eine Frage an Sie", consent: "on" };
		expect(checkForm(contactForm, form)).toEqual({ kind: "invalid", problems: { email: "too-long" } });
	});
});
