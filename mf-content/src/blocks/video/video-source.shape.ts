// Source of a video: the slug of a recording, or a provider's video.

import { isProviderSource, providerOfAddress, type VideoProvider } from "@hub/shared-contracts/content/video-provider";

/** A recording of this site, by its slug, or a video at a provider, by its address or number. */
export type VideoSource =
	| { readonly kind: "recording"; readonly slug: string }
	| { readonly kind: VideoProvider; readonly source: string };

/** Parses a source; the provider follows from its address if not given. Undefined if it is no video. */
export function videoSource(source: string, provider?: "recording" | VideoProvider | null): VideoSource | undefined {
	if (provider === "recording") return { kind: provider, slug: source };
	if (provider) return isProviderSource(provider, source) ? { kind: provider, source } : undefined;
	const recognised = providerOfAddress(source);
	if (recognised) return { kind: recognised, source };
	return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(source) ? { kind: "recording", slug: source } : undefined;
}
