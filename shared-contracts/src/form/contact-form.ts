import type { FormFields } from "./form.ts";

/** The contact form, in the order in which it is filled in: what people came for, then who they are (CT-6). */
export const contactForm = {
	subject: { type: "line", required: true, most: 150 },
	message: { type: "text", required: true, least: 10, most: 5_000, rows: 7, hint: true },
	name: { type: "line", required: true, most: 120, autoComplete: "name" },
	email: { type: "email", required: true, most: 254, autoComplete: "email", hint: true },
	organisation: { type: "line", most: 160, autoComplete: "organization" },
	consent: { type: "consent", required: true },
} as const satisfies FormFields;
