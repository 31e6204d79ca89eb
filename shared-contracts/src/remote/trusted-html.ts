// Creates markup for browsers with Trusted Types, with the page's only policy.

/** The used part of Trusted Types, which TypeScript's own types lack. */
interface PolicyFactory {
	createPolicy(
		name: string,
		rules: Readonly<Partial<Record<"createHTML" | "createScriptURL", (text: string) => string | null>>>,
	): { createHTML(html: string): TrustedHTML };
}

declare global {
	interface Window {
		/** Undefined in browsers without Trusted Types. https://www.w3.org/TR/trusted-types/#trusted-type-policy-factory */
		readonly trustedTypes?: PolicyFactory;
	}
}

const policy = globalThis.window?.trustedTypes?.createPolicy("hub", { createHTML: (html) => html });

/**
 * Markup for React's `dangerouslySetInnerHTML`: the only way to set any. What is given here was written by our own
 * server or code from a list of allowed elements, never by a visitor.
 */
export function trustedHtml(html: string): string | TrustedHTML {
	return policy?.createHTML(html) ?? html;
}
