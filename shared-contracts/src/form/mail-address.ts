// Normalises mail addresses for storing, sending and comparing. No libraries, because browsers load it with forms.

import { asciiDomain, comparable } from "../language/letters.ts";

/** Result of parsing a mail address. */
export type ReadMailAddress =
	/** Its domain as it is looked up (RFC 5890): `mara@müller.example` is `mara@xn--mller-kva.example`. */
	| { readonly kind: "address"; readonly address: string }
	/** Has non-ASCII letters before its @ (RFC 6531): few mail servers accept it, and mails would be lost. */
	| { readonly kind: "letters" }
	| { readonly kind: "invalid" };

/**
 * Part before the @ that common mail servers accept: zod's own expression, stricter than HTML's
 * (https://zod.dev/api#emails).
 */
const MAILBOX = /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]$/i;
const DOMAIN = /^([a-z0-9][a-z0-9-]*\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/;

/** Parses a mail address without surrounding spaces. Its domain may be written in any letters. */
export function readMailAddress(text: string): ReadMailAddress {
	const [, mailbox = "", written = ""] = /^([^@]+)@([^@]+)$/.exec(text) ?? [];
	const domain = asciiDomain(written);
	if (!DOMAIN.test(domain)) return { kind: "invalid" };
	if (MAILBOX.test(mailbox)) return { kind: "address", address: `${mailbox}@${domain}` };
	return { kind: /\P{ASCII}/u.test(mailbox) ? "letters" : "invalid" };
}

/**
 * Returns a key for comparing addresses: `mara@xn--mller-kva.example` for `Mara@Müller.example`. Invalid addresses are
 * compared as text.
 */
export function mailAddressKey(text: string): string {
	const even = comparable(text);
	const read = readMailAddress(even);
	return read.kind === "address" ? read.address : even;
}
