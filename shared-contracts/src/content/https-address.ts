/** An address as the URL standard writes it; undefined for anything that does not begin with `https://`. */
export function httpsAddress(written: string): string | undefined {
	const address = written.trim();
	return /^https:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : undefined;
}
