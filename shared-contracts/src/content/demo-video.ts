// Videos of a demo. Editors name them by the slug of a recording, or paste an address of a provider.

import { isProviderSource, type VideoProvider } from "./video-provider.ts";

/** A video as an editor writes it. */
export interface WrittenVideo {
	readonly title: string;
	readonly source: string;
	readonly text: string;
}

/** Where a video is: a recording of this site, or an address at a provider. */
export type VideoSource =
	| { readonly kind: "recording"; readonly slug: string }
	| { readonly kind: "provider"; readonly provider: VideoProvider; readonly address: string };

/** What a source means; undefined where it means nothing. */
export function videoSource(source: string): VideoSource | undefined {
	if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(source)) return { kind: "recording", slug: source };
	const provider = (["youtube", "vimeo"] as const).find((one) => source.startsWith("https://") && isProviderSource(one, source));
	return provider && { kind: "provider", provider, address: source };
}
