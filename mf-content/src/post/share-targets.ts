// Where a post can be passed on: plain addresses that hold the page's own (no script, no request before one is followed).

/** What is passed on: the page's whole address, its title and a short text. */
export interface SharedPage {
	readonly url: string;
	readonly title: string;
	readonly text: string;
}

/**
 * The addresses by the names under which people know the places.
 * @param email what email is called in the page's language
 */
export function shareTargets(
	{ url, title, text }: SharedPage,
	email: string,
): readonly { readonly name: string; readonly href: string }[] {
	const query = (values: Readonly<Record<string, string>>) =>
		Object.entries(values)
			.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
			.join("&");
	return [
		{ name: email, href: `mailto:?${query({ subject: title, body: `${text}\n\n${url}` })}` },
		{ name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
		{ name: "Mastodon", href: `https://mastodonshare.com/?${query({ text: title, url })}` },
		{ name: "WhatsApp", href: `https://wa.me/?${query({ text: `${title} ${url}` })}` },
	];
}
