// What is told of a page view. What a visitor searches for stays between the visitor and the site (CT-5).

/** A page view, as the browser knows it or as it is told. */
export interface PageView {
	/** Absolute. */
	readonly address: string;
	readonly title: string;
	/** Absolute, of any site; empty where it is not known. */
	readonly referrer: string;
}

/** The parameter of our addresses that holds the words of a search. */
const WORDS = "q";

/** Whether an address of this site has the words of a search in it. */
export function hasSearchWords(address: string): boolean {
	return new URL(address).searchParams.has(WORDS);
}

/** A page view without the words of a search, which stand in addresses and in the title of results. */
export function toldPageView({ address, title, referrer }: PageView): PageView {
	const { origin, pathname } = new URL(address);
	return {
		address: withoutWords(address),
		title: hasSearchWords(address) ? pathname : title,
		referrer: URL.canParse(referrer) && new URL(referrer).origin === origin ? withoutWords(referrer) : referrer,
	};
}

/** The same text where there are no words in it. */
function withoutWords(address: string): string {
	if (!hasSearchWords(address)) return address;
	const url = new URL(address);
	url.searchParams.delete(WORDS);
	// A place on the page may be named by what was found.
	url.hash = "";
	return url.href;
}
