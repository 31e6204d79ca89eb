/** Where a provider shows a video: `source` is its address there or its number. */
export function providerAddress(provider: "youtube" | "vimeo", source: string): string {
	if (/^https:\/\//.test(source)) return source;
	return provider === "youtube"
		? `https://www.youtube.com/watch?${new URLSearchParams({ v: source })}`
		: `https://vimeo.com/${encodeURIComponent(source)}`;
}
