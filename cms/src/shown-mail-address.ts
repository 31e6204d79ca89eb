import { domainToUnicode } from "node:url";

/** A mail address as its person writes it: `mara@xn--mller-kva.example` is shown as `mara@müller.example`. */
export function shownMailAddress(address: string): string {
	const at = address.lastIndexOf("@") + 1;
	return address.slice(0, at) + (domainToUnicode(address.slice(at)) || address.slice(at));
}
