// Declares forms, from which the browser's attributes, the validation and the normalised values follow. No libraries,
// because browsers load it with the page.

import { composed, inOneLine } from "../language/letters.ts";
import { readMailAddress } from "./mail-address.ts";

/** A field of a form, as a visitor fills it in. */
export interface FormField {
	/**
	 * `line`: one line. `email`: an address. `text`: several lines. `choice`: one of `options`. `consent`: a box to tick.
	 */
	readonly type: "line" | "email" | "text" | "choice" | "consent";
	/** The values of a `choice`, in display order. */
	readonly options?: readonly string[];
	/** Default: it may stay empty. */
	readonly required?: boolean;
	/** Minimum number of characters. */
	readonly minLength?: number;
	/** Maximum number of characters. */
	readonly maxLength?: number;
	/** Autofill hint for the browser. */
	readonly autoComplete?: string;
	/** Height of a `text`, in lines. */
	readonly rows?: number;
	/** True if it has a hint; see `formWords` for the keys of messages. */
	readonly hint?: boolean;
}

/** Fields of a form, in display order. */
export type FormFields = Readonly<Record<string, FormField>>;

/** The names of a form's fields. */
export type FieldOf<Fields extends FormFields> = keyof Fields & string;

/** Values as typed; empty if nothing was. A ticked box is `on`. */
export type Typed<Fields extends FormFields> = Readonly<Record<FieldOf<Fields>, string>>;

/** Problems of a field. `letters`: the part of a mail address before the @ has letters that few mail servers accept. */
export const FIELD_PROBLEMS = ["missing", "too-short", "too-long", "invalid", "letters"] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];
export type Problems<Fields extends FormFields> = Partial<Readonly<Record<FieldOf<Fields>, FieldProblem>>>;

/** Values of a valid form: normalised texts. Consent is always given, so it is left out. */
export type FormValues<Fields extends FormFields> = {
	readonly [Field in FieldOf<Fields> as Fields[Field]["type"] extends "consent" ? never : Field]: string;
};

/** Result of validating a form. */
export type ValidatedForm<Fields extends FormFields> =
	| { readonly kind: "valid"; readonly values: FormValues<Fields> }
	| { readonly kind: "invalid"; readonly problems: Problems<Fields> };

/**
 * Names of a form's controls besides its fields. `trap`: left empty by people, filled in by programs. `proof`: a proof
 * of work, as JSON. `token`: the review page's token. `step`: `edit` for the button that leads from the review page back
 * to the fields.
 */
export const FORM_CONTROLS = { trap: "website", proof: "proof", token: "token", step: "step" } as const;

/** Minimum age of a proof of work or a review page, in ms. People don't write faster, programs do. */
export const MIN_AGE = { proof: 3_000, review: 2_000 } as const;

/** The part of a proof-of-work challenge that browsers use. They return the whole challenge with the solution. */
export interface WorkChallenge {
	readonly parameters: {
		/** In hexadecimal digits. */
		readonly nonce: string;
		readonly salt: string;
		/** Rounds of PBKDF2 with SHA-256. */
		readonly cost: number;
		/** Length of the key in bytes, and the hexadecimal digits that it has to begin with. */
		readonly keyLength: number;
		readonly keyPrefix: string;
	};
}

/**
 * Reason why a form cannot be accepted now: too many requests, with the seconds to wait, or the content service is
 * unreachable.
 */
export type FormTrouble = { readonly kind: "later"; readonly seconds: number } | { readonly kind: "unavailable" };

/** A form that can be filled in, with what was typed and what is wrong with it. */
export interface WritingForm<Fields extends FormFields> {
	readonly kind: "write";
	readonly typed: Typed<Fields>;
	readonly problems: Problems<Fields>;
	readonly trouble?: FormTrouble;
}

/** Typed values to review before sending. */
export interface ReviewedForm<Fields extends FormFields> {
	readonly kind: "review";
	readonly typed: Typed<Fields>;
	readonly token: string;
	/** Work for a browser to prove. */
	readonly challenge: WorkChallenge;
	/** True if this page was submitted too quickly, or has expired. */
	readonly again: boolean;
}

/** State of a page's form. */
export type FormState<Fields extends FormFields> = WritingForm<Fields> | ReviewedForm<Fields>;

/** Returns the names of a form's fields, in their order. */
export function fieldNames<Fields extends FormFields>(fields: Fields): readonly FieldOf<Fields>[] {
	return Object.keys(fields);
}

/** Reads the typed values of a form's fields. @param read returns the submitted value of a name */
export function typedIn<Fields extends FormFields>(
	fields: Fields,
	read: (field: string) => string | undefined,
): Typed<Fields> {
	// The object is created from all fields.
	return Object.fromEntries(fieldNames(fields).map((field) => [field, read(field) ?? ""])) as Typed<Fields>;
}

/** Returns an empty form. */
export function emptyForm<Fields extends FormFields>(fields: Fields): WritingForm<Fields> {
	return { kind: "write", typed: typedIn(fields, () => undefined), problems: {} };
}

/** Validates and normalises typed values, in the browser, on the site and in the content service alike. */
export function checkForm<Fields extends FormFields>(fields: Fields, typed: unknown): ValidatedForm<Fields> {
	const given: Readonly<Record<string, unknown>> = typeof typed === "object" && typed !== null ? { ...typed } : {};
	const [values, problems]: [Record<string, string>, Record<string, FieldProblem>] = [{}, {}];
	for (const [name, field] of Object.entries(fields)) {
		const value = given[name];
		const text = typeof value === "string" ? normalise(field, value) : "";
		const problem = problemOf(field, text);
		if (problem) problems[name] = problem;
		if (field.type !== "consent") values[name] = text;
	}
	// The loop sets only names of the fields, and values for all but consents.
	if (Object.keys(problems).length > 0) return { kind: "invalid", problems: problems as Problems<Fields> };
	return { kind: "valid", values: values as FormValues<Fields> };
}

/** Validates typed values. Returns no problems for a valid form. */
export function problemsIn<Fields extends FormFields>(fields: Fields, typed: unknown): Problems<Fields> {
	const checked = checkForm(fields, typed);
	return checked.kind === "invalid" ? checked.problems : {};
}

function problemOf(
	{ type, options, required, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: FormField,
	text: string,
): FieldProblem | undefined {
	if (text === "") return required ? "missing" : undefined;
	if (text.length < minLength) return "too-short";
	if (text.length > maxLength) return "too-long";
	if (type === "email") {
		const { kind } = readMailAddress(text);
		return kind === "address" ? undefined : kind;
	}
	if (type === "choice") return options?.includes(text) ? undefined : "invalid";
	return type === "consent" && text !== "on" ? "invalid" : undefined;
}

/**
 * Normalises Unicode and removes invisible characters. Line breaks stay only in `text`, as other fields go into headers
 * of mails.
 */
function normalise({ type }: FormField, text: string): string {
	if (type !== "text") {
		const line = inOneLine(text);
		const read = type === "email" ? readMailAddress(line) : undefined;
		return read?.kind === "address" ? read.address : line;
	}
	return composed(text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]+/gu, "")).trim();
}
