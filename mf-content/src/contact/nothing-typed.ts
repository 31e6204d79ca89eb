import { CONTACT_FIELDS, type ContactField } from "@hub/shared-contracts/form/contact-form";

/** A form in which nobody has typed yet. */
export const NOTHING_TYPED = Object.fromEntries(
	CONTACT_FIELDS.map((field) => [field, ""]),
	// Every field is in the list that it is made from.
) as Readonly<Record<ContactField, string>>;
