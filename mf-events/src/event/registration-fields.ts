// The fields of a registration's form, as they are named in it.

export const REGISTRATION_FIELDS = ["name", "email", "organisation", "remark", "consent"] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** What was typed; empty texts where nothing was. `consent` is `on` or empty. */
export type TypedRegistration = Readonly<Record<RegistrationField, string>>;

export const NOTHING_TYPED: TypedRegistration = { name: "", email: "", organisation: "", remark: "", consent: "" };

/** The most characters of each text. */
export const LONGEST = { name: 120, email: 254, organisation: 160, remark: 1_000 } as const;

/** A field that people leave empty and programs fill in. */
export const TRAP = "website";

/** Fields that say what convinces the content service: a proof of work, and the page on which the wish was looked over. */
export const PROOF = "proof";
export const TOKEN = "token";

/** The query of the page that a visitor reads whose wish was taken. */
export const RECEIVED = "received";
