// Addresses of combined stylesheets. They name all parts, so that any process can serve them from the store alone, and
// a browser knows which ones it has.

const START = "/r/styles/";
const BETWEEN = "+";
const FILES = "/r/";

/** Returns the address of stylesheets combined in this order. */
export function combinedAddress(hrefs: readonly string[]): string {
	return START + hrefs.map((href) => href.slice(FILES.length)).join(BETWEEN);
}

/** Returns the addresses of the parts of a combined stylesheet; undefined for other addresses. */
export function sheetsIn(address: string): readonly string[] | undefined {
	return address.startsWith(START)
		? address
				.slice(START.length)
				.split(BETWEEN)
				.map((file) => FILES + file)
		: undefined;
}
