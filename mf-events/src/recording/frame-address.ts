import { PROVIDER_HOSTS, type ProviderVideo } from "@hub/shared-contracts/content/video-provider";

/**
 * Returns the address of a video's frame, for search engines. Undefined for an unlisted video at Vimeo, whose address
 * has a key after the number or in `h`. Other parameters, such as those that Vimeo's "Copy link" adds, say nothing
 * about the video.
 */
export function frameAddress(video: ProviderVideo): string | undefined {
	if (video.provider === "youtube") return `https://${PROVIDER_HOSTS.youtube}/embed/${encodeURIComponent(video.id)}`;
	const id = "id" in video ? video.id : listedVimeoId(video.url);
	return id === undefined ? undefined : `https://${PROVIDER_HOSTS.vimeo}/video/${id}`;
}

function listedVimeoId(address: string): string | undefined {
	const url = URL.parse(address);
	return url === null || url.searchParams.has("h") ? undefined : /\/(\d+)\/?$/.exec(url.pathname)?.[1];
}
