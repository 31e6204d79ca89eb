import type { FormFields } from "./form.ts";

/** Fields that a person may change later: all except the address, which identifies the registration (EV-2). */
export const changeForm = {
	name: { type: "line", required: true, most: 120, autoComplete: "name" },
	organisation: { type: "line", most: 160, autoComplete: "organization" },
	remark: { type: "text", most: 1_000, rows: 3, hint: true },
} as const satisfies FormFields;

/** The form of an event's page (EV-1). */
export const registrationForm = {
	name: changeForm.name,
	email: { type: "email", required: true, most: 254, autoComplete: "email", hint: true },
	organisation: changeForm.organisation,
	remark: changeForm.remark,
	consent: { type: "consent", required: true },
} as const satisfies FormFields;
