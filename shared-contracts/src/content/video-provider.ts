// Providers that host videos: how editors identify a video, and its addresses for browsers. No request is sent to them
// without the visitor's consent.

/** Service that hosts videos. */
export type VideoProvider = "youtube" | "vimeo";

/** Public names of providers. */
export const PROVIDER_NAMES: Readonly<Record<VideoProvider, string>> = { youtube: "YouTube", vimeo: "Vimeo" };

/** Hosts of the providers' frames. YouTube's sets no cookie before a video is played. */
export const PROVIDER_HOSTS: Readonly<Record<VideoProvider, string>> = {
	youtube: "www.youtube-nocookie.com",
	vimeo: "player.vimeo.com",
};

/** Minimum sources that the content security policy must allow for the providers' players. */
export const PROVIDER_SOURCES = {
	frames: Object.values(PROVIDER_HOSTS).map((host) => `https://${host}`),
	/** YouTube's programming interface, and the part that it loads. Vimeo's is a library of ours. */
	scripts: ["https://www.youtube.com/iframe_api", "https://www.youtube.com/s/player/"],
	/** Name of the Trusted Types policy with which YouTube's loader adds its script. */
	policies: ["youtube-widget-api"],
	/** Vimeo's oEmbed endpoint, with which its player finds out how to embed a video. */
	requests: ["https://vimeo.com/api/oembed.json"],
} as const;

/**
 * Video for a provider's player. A Vimeo address stays complete, because that of an unlisted video contains its key.
 */
export type ProviderVideo =
	| { readonly provider: "youtube"; readonly id: string }
	| { readonly provider: "vimeo"; readonly id: number }
	| { readonly provider: "vimeo"; readonly url: string };

/** Parses a source at a provider (VD-3): an id, or an address. Undefined if it is neither. */
export function providerVideo(provider: VideoProvider, source: string): ProviderVideo | undefined {
	if (source === "") return undefined;
	if (provider === "youtube") {
		const id = source.startsWith("http") ? youTubeId(source) : source;
		return id ? { provider, id } : undefined;
	}
	if (source.startsWith("http")) return { provider, url: source };
	const id = Number(source);
	return Number.isNaN(id) ? undefined : { provider, id };
}

/** Returns `v=` of the query or the fragment, else the id in the path of a short link or a frame. */
function youTubeId(address: string): string | undefined {
	if (!URL.canParse(address)) return undefined;
	const { hostname, pathname, searchParams, hash } = new URL(address);
	const named = searchParams.get("v") ?? new URLSearchParams(hash.replace(/^#[!/?]*/, "")).get("v");
	if (named) return named;
	const [, first, second] = pathname.split("/");
	if (hostname === "youtu.be") return first || undefined;
	return first === "embed" || first === "shorts" || first === "live" ? second || undefined : undefined;
}

const HOSTS: Readonly<Record<VideoProvider, RegExp>> = {
	youtube: /^((www|m)\.)?youtube(-nocookie)?\.com$|^youtu\.be$/,
	vimeo: /^((www|player)\.)?vimeo\.com$/,
};
const IDS: Readonly<Record<VideoProvider, RegExp>> = { youtube: /^[\w-]{11}$/, vimeo: /^\d+$/ };

/** True if a source is a video's id at the provider, or an address of the provider itself. */
export function isProviderSource(provider: VideoProvider, source: string): boolean {
	if (IDS[provider].test(source)) return true;
	if (!source.startsWith("https://") || !URL.canParse(source)) return false;
	return HOSTS[provider].test(new URL(source).hostname);
}

/** Returns the provider of a pasted address; undefined if it is no address of a video. */
export function providerOfAddress(address: string): VideoProvider | undefined {
	if (!address.startsWith("https://") || !URL.canParse(address)) return undefined;
	const { hostname, pathname } = new URL(address);
	if (HOSTS.vimeo.test(hostname)) return /\/\d+(\/|$)/.test(pathname) ? "vimeo" : undefined;
	if (!HOSTS.youtube.test(hostname)) return undefined;
	return IDS.youtube.test(youTubeId(address) ?? "") ? "youtube" : undefined;
}

/** Returns the provider's own page of a video. @param source its address there, or its id */
export function providerAddress(provider: VideoProvider, source: string): string {
	if (/^https:\/\//.test(source)) return source;
	return provider === "youtube"
		? `https://www.youtube.com/watch?${new URLSearchParams({ v: source })}`
		: `https://vimeo.com/${encodeURIComponent(source)}`;
}
