// A mail address in the one form in which it is stored, sent to and compared. No libraries, because browsers load it with forms.

import { asciiDomain, comparable } from "../language/letters.ts";

/** What a text is as a mail address. */
export type ReadMailAddress =
	/** Its domain as it is looked up (RFC 5890): `mara@müller.example` is `mara@xn--mller-kva.example`. */
	| { readonly kind: "address"; readonly address: string }
	/** One with other letters than a to z before its @ (RFC 6531): few mail servers take it, and its mails would be lost. */
	| { readonly kind: "letters" }
	| { readonly kind: "invalid" };

/** What stands before the @, as mail servers at large take it: zod's own expression, stricter than HTML's (https://zod.dev/api#emails). */
const MAILBOX = /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]$/i;
const DOMAIN = /^([a-z0-9][a-z0-9-]*\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/;

/** Reads a mail address, without blanks around it. Its domain may be written in any letters. */
export function readMailAddress(text: string): ReadMailAddress {
	const [, mailbox = "", written = ""] = /^([^@]+)@([^@]+)$/.exec(text) ?? [];
	const domain = asciiDomain(written);
	if (!DOMAIN.test(domain)) return { kind: "invalid" };
	if (MAILBOX.test(mailbox)) return { kind: "address", address: `${mailbox}@${domain}` };
	return { kind: /\P{ASCII}/u.test(mailbox) ? "letters" : "invalid" };
}

/** What makes two addresses the same one: that of `Mara@Müller.example` is `mara@xn--mller-kva.example`. What is no address is compared as text. */
export function mailAddressKey(text: string): string {
	const even = comparable(text);
	const read = readMailAddress(even);
	return read.kind === "address" ? read.address : even;
}
