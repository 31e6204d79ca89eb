import type { FormFields } from "./form.ts";

/** Fields that a person may change later: all except the address, which identifies the registration (EV-2). */
export const changeForm = {
	name: { type: "line", required: true, maxLength: 120, autoComplete: "name" },
	organisation: { type: "line", maxLength: 160, autoComplete: "organization" },
	remark: { type: "text", maxLength: 1_000, rows: 3, hint: true },
} as const satisfies FormFields;

/** Kinds of participation in a hybrid event. Only people on site take a seat (EV-6). */
export const ATTENDANCES = ["onsite", "online"] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** The form of an event's page (EV-1). Only pages of hybrid events show the choice. */
export const registrationForm = {
	attendance: { type: "choice", options: ATTENDANCES },
	name: changeForm.name,
	email: { type: "email", required: true, maxLength: 254, autoComplete: "email", hint: true },
	organisation: changeForm.organisation,
	remark: changeForm.remark,
	consent: { type: "consent", required: true },
} as const satisfies FormFields;
