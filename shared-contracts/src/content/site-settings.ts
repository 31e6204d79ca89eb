/** The company behind the site. */
export interface Organisation {
	readonly name: string;
	readonly street: string;
	readonly postalCode: string;
	readonly city: string;
	readonly country: string;
	readonly email: string;
	readonly phone: string;
}

/** What editors say about the whole site, in one language. */
export interface SiteSettings {
	/** The promise in a few words. */
	readonly claim: string;
	/** One or two sentences, for the home page's description. */
	readonly description: string;
	readonly footerText: string;
	readonly organisation: Organisation;
}
