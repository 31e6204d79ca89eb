import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contactForm } from "./contact-form.ts";
import { checkForm, type Problems, problemsIn } from "./form.ts";
import { registrationForm } from "./registration-form.ts";

const RIGHT = {
	name: "Jorinde Achtermann",
	email: "jorinde@example.org",
	organisation: "",
	subject: "Frage zum Produktpass",
	message: "Wie fangen wir am besten an?",
	consent: "on",
};

const NOTHING = {
	name: "missing",
	email: "missing",
	subject: "missing",
	message: "missing",
	consent: "missing",
} as const;

describe("[CT-6] the contact form", () => {
	test("normalises white space, control characters and line breaks", () => {
		const typed = {
			...RIGHT,
			name: "  Jo\u0308rg\u00a0 \u202eFeld\u0007weg\n",
			subject: "Hello\r\nBcc: all@example.org",
			message: " One\r\nTwo\u0000\rThree\t.\n\n",
			unknown: "x",
		};
		expect(checkForm(contactForm, typed)).toEqual({
			kind: "valid",
			values: {
				name: "Jörg Feld weg",
				email: "jorinde@example.org",
				organisation: "",
				subject: "Hello Bcc: all@example.org",
				message: "One\nTwo\nThree\t.",
			},
		});
	});

	test.each<[string, unknown, Problems<typeof contactForm>]>([
		["an empty form", {}, NOTHING],
		["no object", "name=x", NOTHING],
		["spaces only", { ...RIGHT, name: " \t\n", message: "\u0000 \r\n" }, { name: "missing", message: "missing" }],
		["a message that is too short", { ...RIGHT, message: "Hallo" }, { message: "too-short" }],
		["an address without a domain", { ...RIGHT, email: "jorinde@localhost" }, { email: "invalid" }],
		[
			"an address with a line break inside",
			{ ...RIGHT, email: "a@example.org\nBcc: b@example.org" },
			{ email: "invalid" },
		],
		["no consent", { ...RIGHT, consent: "" }, { consent: "missing" }],
		["another consent", { ...RIGHT, consent: "no" }, { consent: "invalid" }],
		[
			"texts that are too long",
			{ ...RIGHT, name: "x".repeat(121), message: "y".repeat(5001) },
			{ name: "too-long", message: "too-long" },
		],
		[
			"values that are no text",
			{ ...RIGHT, name: ["x"], subject: 5, email: null },
			{ name: "missing", subject: "missing", email: "missing" },
		],
	])("reports the problems of %s", (_what, typed, problems) => {
		expect(checkForm(contactForm, typed)).toEqual({ kind: "invalid", problems });
	});

	test("accepts only values within their lengths and lines, and accepts them again unchanged", () => {
		const text = fc.string({
			unit: fc.constantFrom(..."aoß \t\r\n\0\u0085\u00a0\u0308\u200d\u2028\u202e\ufeff", "👩", "\ud800"),
			maxLength: 130,
		});
		fc.assert(
			fc.property(fc.record({ name: text, organisation: text, subject: text, message: text }), (typed) => {
				const checked = checkForm(contactForm, { ...RIGHT, ...typed });
				if (checked.kind === "invalid") return;
				const { values } = checked;
				for (const field of ["name", "organisation", "subject", "message"] as const) {
					expect(values[field].length).toBeLessThanOrEqual(contactForm[field].maxLength);
					if (field !== "message") expect(values[field]).not.toMatch(/[\r\n\p{Cc}]/u);
				}
				expect(checkForm(contactForm, { ...values, consent: "on" })).toEqual(checked);
			}),
		);
	});
});

describe("[EV-1] the registration form", () => {
	const typed = {
		name: " Mara\u00a0 Feldweg ",
		email: "mara@example.org ",
		organisation: "",
		consent: "on",
		remark: "Zeile eins\r\nZeile zwei",
	};

	test.each([
		[{ ...typed, name: "   " }, { name: "missing" }],
		[{ ...typed, email: "" }, { email: "missing" }],
		[{ ...typed, email: "mara" }, { email: "invalid" }],
		[
			{ ...typed, name: "a".repeat(121), organisation: "b".repeat(161) },
			{ name: "too-long", organisation: "too-long" },
		],
		[{ ...typed, remark: "x".repeat(1_001) }, { remark: "too-long" }],
		[{}, { name: "missing", email: "missing", consent: "missing" }],
	])("reports the problems of %o: %o", (form, problems) => {
		expect(problemsIn(registrationForm, form)).toEqual(problems);
	});
});
