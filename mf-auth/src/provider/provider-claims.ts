// Extracts a person's display name and permission for previews from a provider's claims. Nothing else is stored.

import { inOneLine } from "@hub/shared-contracts/language/letters";
import type { SignInProvider } from "@hub/shared-contracts/session/sign-in-provider";

/** A provider's claims about a person, by name. */
export type Claims = Readonly<Record<string, unknown>>;

/** Maximum length of a name in characters: it is shown in the header. */
const MAX_NAME_LENGTH = 80;

/** Claims that name a person, the best first; the last one is always present. */
const NAMES = ["name", "preferred_username", "nickname", "email", "sub"];

/** The person who signs in. */
export interface Person {
	/** For the header. */
	readonly name: string;
	readonly mayPreview: boolean;
}

/** Reads a person from claims. */
export function personOf(claims: Claims, preview: SignInProvider["preview"]): Person {
	const names = NAMES.map((claim) => toSafeText(claims[claim]));
	return { name: names.find((name) => name !== "") ?? "", mayPreview: preview !== undefined && holds(claims, preview) };
}

/** Returns a text in one line, without invisible characters and marks of writing direction. */
function toSafeText(text: unknown): string {
	if (typeof text !== "string") return "";
	return [...inOneLine(text)].slice(0, MAX_NAME_LENGTH).join("");
}

/** True if the claim is the value or a list with it. A claim with exactly this name precedes a nested one. */
function holds(claims: Claims, { claim, value }: { readonly claim: string; readonly value: string }): boolean {
	const actual = Object.hasOwn(claims, claim) ? claims[claim] : claim.split(".").reduce<unknown>(within, claims);
	const matches = (item: unknown) =>
		(typeof item === "string" || typeof item === "boolean" || typeof item === "number") && String(item) === value;
	return Array.isArray(actual) ? actual.some(matches) : matches(actual);
}

function within(outer: unknown, name: string): unknown {
	return typeof outer === "object" && outer !== null && Object.hasOwn(outer, name)
		? Reflect.get(outer, name)
		: undefined;
}
