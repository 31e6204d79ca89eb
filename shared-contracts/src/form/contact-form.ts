import type { FormFields } from "./form.ts";

/** The contact form (CT-6). */
export const contactForm = {
	name: { type: "line", required: true, most: 120, autoComplete: "name" },
	email: { type: "email", required: true, most: 254, autoComplete: "email", hint: true },
	organisation: { type: "line", most: 160, autoComplete: "organization" },
	subject: { type: "line", required: true, most: 150 },
	message: { type: "text", required: true, least: 10, most: 5_000, rows: 7, hint: true },
	consent: { type: "consent", required: true },
} as const satisfies FormFields;
