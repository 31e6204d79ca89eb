/**
 * Loads an address of this site as a document, even if it only differs from the current one by its hash (as after going
 * back), where a browser would only scroll.
 * @param address absolute, or starting with a slash
 */
export function loadDocument(address: string): void {
	const isShown =
		address.includes("#") && withoutHash(new URL(address, location.href).href) === withoutHash(location.href);
	if (isShown) location.reload();
	else location.assign(address);
}

function withoutHash(href: string): string | undefined {
	return href.split("#", 1)[0];
}
