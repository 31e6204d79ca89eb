// Videos of a demo. Editors name them by the slug of a recording, or paste an address of a provider.

import { providerOfAddress, type VideoProvider } from "./video-provider.ts";

/** A video as an editor writes it. */
export interface WrittenVideo {
	readonly title: string;
	readonly source: string;
	readonly text: string;
}

/** Location of a video: a recording of this site, or an address at a provider. */
export type VideoSource =
	| { readonly kind: "recording"; readonly slug: string }
	| { readonly kind: VideoProvider; readonly address: string };

/** Parses a source; undefined if it is no video. */
export function videoSource(source: string): VideoSource | undefined {
	const kind = providerOfAddress(source);
	if (kind) return { kind, address: source };
	return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(source) ? { kind: "recording", slug: source } : undefined;
}
