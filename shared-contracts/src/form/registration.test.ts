import { describe, expect, test } from "vitest";
import { fieldProblems, registrationForm } from "./registration.ts";

const typed = { name: " Mara\u00a0 Feldweg ", email: "mara@example.org ", organisation: "", remark: "Zeile eins\r\nZeile zwei" };
const problemsOf = (form: object) => {
	const parsed = registrationForm.safeParse(form);
	return parsed.success ? {} : fieldProblems(parsed.error);
};

describe("[EV-1] the form of a registration", () => {
	test("white space is made even, lines of the remark stay", () => {
		expect(registrationForm.parse(typed)).toEqual({
			name: "Mara Feldweg",
			email: "mara@example.org",
			organisation: "",
			remark: "Zeile eins\nZeile zwei",
		});
	});

	test.each([
		[{ ...typed, name: "   " }, { name: "missing" }],
		[{ ...typed, email: "" }, { email: "missing" }],
		[{ ...typed, email: "mara" }, { email: "invalid" }],
		[{ ...typed, email: "a@example.org, b@example.org" }, { email: "invalid" }],
		[{ ...typed, email: "mara@example.org\nBcc: all@example.org" }, { email: "invalid" }],
		[
			{ ...typed, name: "a".repeat(121), organisation: "b".repeat(161) },
			{ name: "too-long", organisation: "too-long" },
		],
		[{ ...typed, name: "Mara\u0000" }, { name: "invalid" }],
		[{ ...typed, remark: "x".repeat(1_001) }, { remark: "too-long" }],
		[{}, { name: "invalid", email: "invalid", organisation: "invalid", remark: "invalid" }],
	])("%o: %o", (form, problems) => {
		expect(problemsOf(form)).toEqual(problems);
	});
});
