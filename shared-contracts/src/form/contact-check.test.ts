import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkContact } from "./contact-check.ts";
import { CONTACT_FIELDS, CONTACT_LENGTHS, type ContactMistakes } from "./contact-form.ts";

const RIGHT = {
	name: "Jorinde Achtermann",
	email: "jorinde@example.org",
	organisation: "",
	subject: "Frage zum Produktpass",
	message: "Wie fangen wir am besten an?",
	consent: "on",
};

describe("[CT-6] the fields of the contact form", () => {
	test("that are right are kept as they were meant", () => {
		const typed = {
			...RIGHT,
			name: "  Jo\u0308rg\u00a0 \u202eFeld\u0007weg\n",
			subject: "Hello\r\nBcc: all@example.org",
			message: " One\r\nTwo\u0000\rThree\t.\n\n",
			unknown: "x",
		};
		expect(checkContact(typed)).toEqual({
			kind: "right",
			message: {
				...{ name: "Jörg Feld weg", email: "jorinde@example.org", organisation: "" },
				...{ subject: "Hello Bcc: all@example.org", message: "One\nTwo\nThree\t." },
			},
		});
	});

	test.each<[string, unknown, ContactMistakes]>([
		["nothing at all", {}, all("missing")],
		["no object", "name=x", {}],
		["spaces only", { ...RIGHT, name: " \t\n", message: "\u0000 \r\n" }, { name: "missing", message: "missing" }],
		["a message that says nothing", { ...RIGHT, message: "Hallo" }, { message: "short" }],
		["an address without a domain", { ...RIGHT, email: "jorinde@localhost" }, { email: "address" }],
		["two addresses", { ...RIGHT, email: "a@example.org, b@example.org" }, { email: "address" }],
		["an address with a line break inside", { ...RIGHT, email: "a@example.org\nBcc: b@example.org" }, { email: "address" }],
		["no consent", { ...RIGHT, consent: "no" }, { consent: "missing" }],
		["texts that are too long", { ...RIGHT, name: "x".repeat(121), message: "y".repeat(5001) }, { name: "long", message: "long" }],
		[
			"things that are no text",
			{ ...RIGHT, name: ["x"], subject: 5, email: null },
			{ name: "missing", subject: "missing", email: "missing" },
		],
	])("%s", (_what, typed, mistakes) => {
		expect(checkContact(typed)).toEqual({ kind: "wrong", mistakes });
	});

	test("whatever is typed, what is kept is within its lengths, is one line where it must be, and stays as it is when checked again", () => {
		const text = fc.string({
			unit: fc.constantFrom(..."aoß \t\r\n\0\u0085\u00a0\u0308\u200d\u2028\u202e\ufeff", "👩", "\ud800"),
			maxLength: 130,
		});
		fc.assert(
			fc.property(fc.record({ name: text, organisation: text, subject: text, message: text }), (typed) => {
				const checked = checkContact({ ...RIGHT, ...typed });
				if (checked.kind === "wrong") return;
				const { message } = checked;
				for (const field of ["name", "organisation", "subject", "message"] as const) {
					expect(message[field].length).toBeLessThanOrEqual(CONTACT_LENGTHS[field].most);
					if (field !== "message") expect(message[field]).not.toMatch(/[\r\n\p{Cc}]/u);
				}
				expect(checkContact({ ...message, consent: "on" })).toEqual(checked);
			}),
		);
	});
});

function all(mistake: "missing"): ContactMistakes {
	return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, mistake]));
}
