/** Anchor of a partner on the page, the same in all languages. */
export function partnerAnchor(key: string): string {
	return `partner-${key}`;
}
