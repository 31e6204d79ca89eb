import type { FormFields } from "./form.ts";

/** Fields of the contact form, in display order (CT-6). */
export const contactForm = {
	subject: { type: "line", required: true, maxLength: 150 },
	message: { type: "text", required: true, minLength: 10, maxLength: 5_000, rows: 7, hint: true },
	name: { type: "line", required: true, maxLength: 120, autoComplete: "name" },
	email: { type: "email", required: true, maxLength: 254, autoComplete: "email", hint: true },
	organisation: { type: "line", maxLength: 160, autoComplete: "organization" },
	consent: { type: "consent", required: true },
} as const satisfies FormFields;
