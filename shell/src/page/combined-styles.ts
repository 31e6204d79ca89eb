// The address of a page's stylesheets in one file: it names them all, so that any process of the site can make it from a store alone,
// and a browser can tell which it has.

const START = "/r/styles/";
const BETWEEN = "+";
const FILES = "/r/";

/** The address of the stylesheets at these addresses as one; they are in this order in it. */
export function combinedAddress(hrefs: readonly string[]): string {
	return START + hrefs.map((href) => href.slice(FILES.length)).join(BETWEEN);
}

/** The addresses of the stylesheets in the file at an address; undefined where it is none of several. */
export function sheetsIn(address: string): readonly string[] | undefined {
	return address.startsWith(START)
		? address
				.slice(START.length)
				.split(BETWEEN)
				.map((file) => FILES + file)
		: undefined;
}
