// Third parties that hold videos. Nothing is asked of them before a visitor asks for it.

/** A place that holds videos. */
export type VideoProvider = "youtube" | "vimeo";

/** The name that visitors know it by. */
export const PROVIDER_NAMES: Readonly<Record<VideoProvider, string>> = { youtube: "YouTube", vimeo: "Vimeo" };

/** Where a provider shows a video: `source` is its address there or its number. */
export function providerAddress(provider: VideoProvider, source: string): string {
	if (/^https:\/\//.test(source)) return source;
	return provider === "youtube"
		? `https://www.youtube.com/watch?${new URLSearchParams({ v: source })}`
		: `https://vimeo.com/${encodeURIComponent(source)}`;
}

const HOSTS: Readonly<Record<VideoProvider, RegExp>> = {
	youtube: /^((www|m)\.)?youtube(-nocookie)?\.com$|^youtu\.be$/,
	vimeo: /^((www|player)\.)?vimeo\.com$/,
};
const NUMBERS: Readonly<Record<VideoProvider, RegExp>> = { youtube: /^[\w-]{11}$/, vimeo: /^\d+$/ };

/** Whether a source is a video's number at the provider, or an address of the provider itself: no other party's. */
export function isProviderSource(provider: VideoProvider, source: string): boolean {
	if (NUMBERS[provider].test(source)) return true;
	if (!source.startsWith("https://") || !URL.canParse(source)) return false;
	return HOSTS[provider].test(new URL(source).hostname);
}
