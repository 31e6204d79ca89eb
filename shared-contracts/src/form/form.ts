// How a form is declared, and what follows from that on every side: the browser's attributes, the check, the tidied values. No
// libraries, because browsers load it with the page.

import { composed, inOneLine } from "../language/letters.ts";
import { readMailAddress } from "./mail-address.ts";

/** A field of a form, as a visitor fills it in. */
export interface FormField {
	/** `line`: one line. `email`: an address. `text`: several lines. `consent`: a box to tick. */
	readonly type: "line" | "email" | "text" | "consent";
	/** Default: it may stay empty. */
	readonly required?: boolean;
	/** The fewest characters of what is typed. */
	readonly least?: number;
	/** The most characters. */
	readonly most?: number;
	/** What the browser may fill in by itself. */
	readonly autoComplete?: string;
	/** The height of a `text`, in lines. */
	readonly rows?: number;
	/** Whether it has a hint; see `formWords` for the keys of messages. */
	readonly hint?: boolean;
}

/** The fields of a form, in the order in which they are asked for. */
export type FormFields = Readonly<Record<string, FormField>>;

/** The names of a form's fields. */
export type FieldOf<Fields extends FormFields> = keyof Fields & string;

/** What was typed, as it was typed; empty where nothing was. A ticked box is `on`. */
export type Typed<Fields extends FormFields> = Readonly<Record<FieldOf<Fields>, string>>;

/** What can be wrong with a field. `letters`: of an address before its @, which few mail servers take. */
export const FIELD_PROBLEMS = ["missing", "too-short", "too-long", "invalid", "letters"] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];
export type Problems<Fields extends FormFields> = Partial<Readonly<Record<FieldOf<Fields>, FieldProblem>>>;

/** What is handed on of a form that is right: tidied texts; a consent is given, so it is not among them. */
export type FormValues<Fields extends FormFields> = {
	readonly [Field in FieldOf<Fields> as Fields[Field]["type"] extends "consent" ? never : Field]: string;
};

/** What a check says. */
export type ValidatedForm<Fields extends FormFields> =
	| { readonly kind: "right"; readonly values: FormValues<Fields> }
	| { readonly kind: "wrong"; readonly problems: Problems<Fields> };

/**
 * Names of what a form sends besides its fields: a field that people leave empty and programs fill in; a proof of work, as JSON; the
 * token of the page on which it was reviewed; and `edit` of the button that leads from there back to the fields.
 */
export const FORM_CONTROLS = { trap: "website", proof: "proof", token: "token", step: "step" } as const;

/** How old a proof of work or a review page must be, in ms: people do not write faster, programs do. */
export const MIN_AGE = { proof: 3_000, review: 2_000 } as const;

/** What a browser needs of a proof-of-work challenge; it returns the whole challenge with the solution. */
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

/** Why a form could not be taken now: too many came from there, for so many seconds, or the content service does not answer. */
export type FormTrouble = { readonly kind: "later"; readonly seconds: number } | { readonly kind: "unavailable" };

/** A form that can be filled in, with what was typed and what is wrong with it. */
export interface WritingForm<Fields extends FormFields> {
	readonly kind: "write";
	readonly typed: Typed<Fields>;
	readonly problems: Problems<Fields>;
	readonly trouble?: FormTrouble;
}

/** What was typed, to be reviewed before it is sent. */
export interface ReviewedForm<Fields extends FormFields> {
	readonly kind: "review";
	readonly typed: Typed<Fields>;
	readonly token: string;
	/** Work for a browser to prove. */
	readonly challenge: WorkChallenge;
	/** Whether this page was answered too quickly, or stood too long. */
	readonly again: boolean;
}

/** What a page shows of its form. */
export type FormState<Fields extends FormFields> = WritingForm<Fields> | ReviewedForm<Fields>;

/** The names of a form's fields, in their order. */
export function fieldNames<Fields extends FormFields>(fields: Fields): readonly FieldOf<Fields>[] {
	return Object.keys(fields);
}

/** What was typed into a form's fields. @param read gives what was sent under a name */
export function typedIn<Fields extends FormFields>(fields: Fields, read: (field: string) => string | undefined): Typed<Fields> {
	// Every field is in the list that it is made from.
	return Object.fromEntries(fieldNames(fields).map((field) => [field, read(field) ?? ""])) as Typed<Fields>;
}

/** A form into which nothing was typed. */
export function emptyForm<Fields extends FormFields>(fields: Fields): WritingForm<Fields> {
	return { kind: "write", typed: typedIn(fields, () => undefined), problems: {} };
}

/** Checks a form as it was typed and tidies it; the same in the browser, on the site and in the content service. */
export function checkForm<Fields extends FormFields>(fields: Fields, typed: unknown): ValidatedForm<Fields> {
	const given: Readonly<Record<string, unknown>> = typeof typed === "object" && typed !== null ? { ...typed } : {};
	const [values, problems]: [Record<string, string>, Record<string, FieldProblem>] = [{}, {}];
	for (const [name, field] of Object.entries(fields)) {
		const value = given[name];
		const text = typeof value === "string" ? tidy(field, value) : "";
		const problem = problemOf(field, text);
		if (problem) problems[name] = problem;
		if (field.type !== "consent") values[name] = text;
	}
	if (Object.keys(problems).length > 0) return { kind: "wrong", problems: problems as Problems<Fields> };
	return { kind: "right", values: values as FormValues<Fields> };
}

/** What is wrong with a form as it was typed; nothing where it is right. */
export function problemsIn<Fields extends FormFields>(fields: Fields, typed: unknown): Problems<Fields> {
	const checked = checkForm(fields, typed);
	return checked.kind === "wrong" ? checked.problems : {};
}

function problemOf(
	{ type, required, least = 0, most = Number.POSITIVE_INFINITY }: FormField,
	text: string,
): FieldProblem | undefined {
	if (text === "") return required ? "missing" : undefined;
	if (text.length < least) return "too-short";
	if (text.length > most) return "too-long";
	if (type === "email") {
		const { kind } = readMailAddress(text);
		return kind === "address" ? undefined : kind;
	}
	return type === "consent" && text !== "on" ? "invalid" : undefined;
}

/** One form of Unicode, without what cannot be seen; line breaks are preserved in a `text` alone, as the other fields go into headers of mails. */
function tidy({ type }: FormField, text: string): string {
	if (type !== "text") {
		const line = inOneLine(text);
		const read = type === "email" ? readMailAddress(line) : undefined;
		return read?.kind === "address" ? read.address : line;
	}
	return composed(text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]+/gu, "")).trim();
}
