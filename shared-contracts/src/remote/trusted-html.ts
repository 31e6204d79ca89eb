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
 * Marks markup as trusted for React's `dangerouslySetInnerHTML`, the only sink. Our own code has written it from
 * allowed elements, never a visitor.
 */
export function trustedHtml(html: string): string | TrustedHTML {
	return policy?.createHTML(html) ?? html;
}
