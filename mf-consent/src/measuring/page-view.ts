// Removes private values from reported page views: search queries (CT-5), and tokens that grant access to a page. With
// the address of a password reset page, a third party could set the password.

/** A page view, in the browser or as reported. */
export interface PageView {
	/** Absolute. */
	readonly address: string;
	readonly title: string;
	/** Absolute, of any site; empty if unknown. */
	readonly referrer: string;
}

/** Query parameters that are never reported: search queries and tokens. */
const PRIVATE_PARAMETERS: ReadonlySet<string> = new Set(["q", "token", "proof"]);

/** Identifiers in paths, which grant access to registrations and drafts. */
const IDENTIFIERS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** True if an address of this site contains private values. */
export function hasPrivateValues(address: string): boolean {
	const url = new URL(address);
	return url.pathname.search(IDENTIFIERS) >= 0 || privateParametersOf(url).length > 0;
}

/**
 * Returns the names of private query parameters, including one that contains another of our addresses with private
 * values.
 */
function privateParametersOf({ origin, searchParams }: URL): readonly string[] {
	const entries = [...searchParams].filter(
		([name, value]) =>
			PRIVATE_PARAMETERS.has(name) ||
			value.search(IDENTIFIERS) >= 0 ||
			(value.startsWith("/") && URL.canParse(value, origin) && hasPrivateValues(new URL(value, origin).href)),
	);
	return entries.map(([name]) => name);
}

/** Removes private values from the addresses and the title of a page view. */
export function reportedPageView({ address, title, referrer }: PageView): PageView {
	const { origin } = new URL(address);
	const reported = reportedAddress(address);
	return {
		address: reported,
		title: reported === address ? title : new URL(reported).pathname,
		referrer: URL.canParse(referrer) && new URL(referrer).origin === origin ? reportedAddress(referrer) : referrer,
	};
}

/** Removes private values from an address. */
function reportedAddress(address: string): string {
	if (!hasPrivateValues(address)) return address;
	const url = new URL(address);
	url.pathname = url.pathname.replace(IDENTIFIERS, "-");
	for (const name of privateParametersOf(url)) url.searchParams.delete(name);
	// The hash of a search result may contain the query.
	url.hash = "";
	return url.href;
}
