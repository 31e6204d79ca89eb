// What the site takes from what a provider says of a person: a name to show, and whether previews may be seen. Nothing else is stored.

import { inOneLine } from "@hub/shared-contracts/language/letters";
import type { SignInProvider } from "@hub/shared-contracts/session/sign-in-provider";

/** What a provider says of a person, by name. */
export type Claims = Readonly<Record<string, unknown>>;

/** Most of a name, in characters: it is shown in the header. */
const LONGEST_NAME = 80;

/** Claims that name a person, the best first; the last is always there. */
const NAMES = ["name", "preferred_username", "nickname", "email", "sub"];

/** Who signs in. */
export interface Person {
	/** For the header. */
	readonly name: string;
	readonly mayPreview: boolean;
}

/** Reads who signs in. */
export function personOf(claims: Claims, preview: SignInProvider["preview"]): Person {
	const names = NAMES.map((claim) => readable(claims[claim]));
	return { name: names.find((name) => name !== "") ?? "", mayPreview: preview !== undefined && holds(claims, preview) };
}

/** A text in one line, without characters that are not seen and turn others around. */
function readable(text: unknown): string {
	if (typeof text !== "string") return "";
	return [...inOneLine(text)].slice(0, LONGEST_NAME).join("");
}

/** Whether the claim is the value, or a list that has it. A claim of exactly this name comes before one within another. */
function holds(claims: Claims, { claim, value }: { readonly claim: string; readonly value: string }): boolean {
	const said = Object.hasOwn(claims, claim) ? claims[claim] : claim.split(".").reduce<unknown>(within, claims);
	const is = (one: unknown) =>
		(typeof one === "string" || typeof one === "boolean" || typeof one === "number") && String(one) === value;
	return Array.isArray(said) ? said.some(is) : is(said);
}

function within(outer: unknown, name: string): unknown {
	return typeof outer === "object" && outer !== null && Object.hasOwn(outer, name) ? Reflect.get(outer, name) : undefined;
}
