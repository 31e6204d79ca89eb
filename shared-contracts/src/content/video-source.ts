import { isProviderSource, providerOfAddress, type VideoProvider } from "./video-provider.ts";

/** A recording of this site by its slug, or a video at a provider by its address or number. */
export type VideoSource =
	| { readonly kind: "recording"; readonly slug: string }
	| { readonly kind: VideoProvider; readonly source: string };

/** Parses a source. Without `provider`, it follows from the address. Returns undefined if the source is no video. */
export function videoSource(source: string, provider?: "recording" | VideoProvider | null): VideoSource | undefined {
	if (provider === "recording") return { kind: provider, slug: source };
	if (provider) return isProviderSource(provider, source) ? { kind: provider, source } : undefined;
	const recognised = providerOfAddress(source);
	if (recognised) return { kind: recognised, source };
	return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(source) ? { kind: "recording", slug: source } : undefined;
}
