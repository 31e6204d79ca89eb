// What is reported of a page view. What a visitor searches for stays between the visitor and the site (CT-5), and so does what proves that a
// page may be seen: with the address of a new password's page, another could choose it.

/** A page view, as the browser knows it or as it is reported. */
export interface PageView {
	/** Absolute. */
	readonly address: string;
	readonly title: string;
	/** Absolute, of any site; empty where it is not known. */
	readonly referrer: string;
}

/** The parameters of our addresses that are reported to no one: the words of a search, and proofs. */
const WITHHELD: ReadonlySet<string> = new Set(["q", "token", "proof"]);

/** Identifiers in paths: of a registration, by which it is changed, and of drafts. */
const IDENTIFIERS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** Whether an address of this site has something in it that is reported to no one. */
export function holdsWithheld(address: string): boolean {
	const url = new URL(address);
	return url.pathname.search(IDENTIFIERS) >= 0 || withheldIn(url).length > 0;
}

/** The names of an address's parameters that are withheld; so is one that leads back to an address of ours with something in it. */
function withheldIn({ origin, searchParams }: URL): readonly string[] {
	const withheld = [...searchParams].filter(
		([name, value]) =>
			WITHHELD.has(name) ||
			value.search(IDENTIFIERS) >= 0 ||
			(value.startsWith("/") && URL.canParse(value, origin) && holdsWithheld(new URL(value, origin).href)),
	);
	return withheld.map(([name]) => name);
}

/** A page view without what is withheld, which stands in addresses and in titles. */
export function reportedPageView({ address, title, referrer }: PageView): PageView {
	const { origin } = new URL(address);
	const reported = reportedAddress(address);
	return {
		address: reported,
		title: reported === address ? title : new URL(reported).pathname,
		referrer: URL.canParse(referrer) && new URL(referrer).origin === origin ? reportedAddress(referrer) : referrer,
	};
}

/** The same text where nothing is withheld. */
function reportedAddress(address: string): string {
	if (!holdsWithheld(address)) return address;
	const url = new URL(address);
	url.pathname = url.pathname.replace(IDENTIFIERS, "-");
	for (const name of withheldIn(url)) url.searchParams.delete(name);
	// A place on the page may be named by what was found.
	url.hash = "";
	return url.href;
}
