// Guesses search words from an address that does not exist.

import { plainWord } from "@hub/shared-contracts/language/letters";

/** Longer texts are no useful query. */
const MAX_LENGTH = 60;

/** Returns the words of an address's last segment: `/blog/daten-raeume.html` is `daten raeume`. */
export function missingWords(href: string): string {
	const path = href.replace(/[?#].*$/, "").replace(/\/+$/, "");
	const last = decoded(path.slice(path.lastIndexOf("/") + 1)).replace(/\.[a-z]{2,5}$/i, "");
	const words = last.match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? "";
	return /\p{L}{2}/u.test(words) && words.length <= MAX_LENGTH ? words : "";
}

function decoded(text: string): string {
	try {
		return plainWord(decodeURIComponent(text));
	} catch {
		return "";
	}
}
