export interface SharedPage {
	/** Absolute address. */
	readonly url: string;
	readonly title: string;
	readonly text: string;
}

/**
 * Returns links to share a page. They need no script and send no request until a visitor follows one (CN-5).
 * @param email label of email in the page's language
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
