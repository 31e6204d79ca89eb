// What a visitor may have looked for at an address that does not exist.

import { plainWord } from "@hub/shared-contracts/language/letters";

/** More is no question. */
const LONGEST = 60;

/** The words of an address's last part: `/blog/daten-raeume.html` is `daten raeume`. Empty where it has none. */
export function missingWords(href: string): string {
	const path = href.replace(/[?#].*$/, "").replace(/\/+$/, "");
	const last = decoded(path.slice(path.lastIndexOf("/") + 1)).replace(/\.[a-z]{2,5}$/i, "");
	const words = last.match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? "";
	return /\p{L}{2}/u.test(words) && words.length <= LONGEST ? words : "";
}

function decoded(text: string): string {
	try {
		return plainWord(decodeURIComponent(text));
	} catch {
		return "";
	}
}
