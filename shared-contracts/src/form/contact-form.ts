// The contact form, as the browser, the site and the content service understand it (CT-6). Its rules are in contact-check.ts.

/** The least and most characters of each text. */
export const CONTACT_LENGTHS = {
	name: { least: 1, most: 120 },
	email: { least: 1, most: 254 },
	organisation: { least: 0, most: 160 },
	subject: { least: 1, most: 150 },
	message: { least: 10, most: 5_000 },
} as const;

/** The fields that a visitor fills in, in the order in which they are asked for. */
export const CONTACT_FIELDS = ["name", "email", "organisation", "subject", "message", "consent"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What can be wrong with a field: nothing was given, too little, too much, or no mail address. */
export type ContactMistake = "missing" | "short" | "long" | "address";
export type ContactMistakes = Partial<Readonly<Record<ContactField, ContactMistake>>>;

/** A field that people leave empty and programs fill in. */
export const CONTACT_TRAP = "website";

/** How old a proof of work or a page to check one's message must be, in ms: nobody writes a message faster, programs do. */
export const CONTACT_LEAST_AGE = { proof: 3_000, review: 2_000 } as const;

/** The name of the field that carries a proof of work, as JSON. */
export const CONTACT_PROOF = "proof";

/** A message as it is kept: trimmed, in one form of Unicode, without what cannot be seen. */
export interface ContactMessage {
	readonly name: string;
	readonly email: string;
	/** Empty where none was given. */
	readonly organisation: string;
	readonly subject: string;
	readonly message: string;
}

/** What a check of the fields says. */
export type ContactCheck =
	| { readonly kind: "right"; readonly message: ContactMessage }
	| { readonly kind: "wrong"; readonly mistakes: ContactMistakes };
