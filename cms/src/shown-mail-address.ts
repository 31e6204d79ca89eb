import { domainToUnicode } from "node:url";

/** Returns a mail address in readable form: `mara@xn--mller-kva.example` becomes `mara@müller.example`. */
export function shownMailAddress(address: string): string {
	const at = address.lastIndexOf("@") + 1;
	return address.slice(0, at) + (domainToUnicode(address.slice(at)) || address.slice(at));
}
