/**
 * Loads an address of this site as a whole page, which a browser would only scroll to where it is the one shown but for its hash (as after
 * going back).
 * @param address absolute, or from the root on
 */
export function loadWhole(address: string): void {
	const isShown = address.includes("#") && withoutHash(new URL(address, location.href).href) === withoutHash(location.href);
	if (isShown) location.reload();
	else location.assign(address);
}

function withoutHash(href: string): string | undefined {
	return href.split("#", 1)[0];
}
