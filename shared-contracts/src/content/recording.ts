import type { Locale } from "../language/locale.ts";
import type { VideoProvider } from "./video-provider.ts";

/** Start of a section of a recording. */
export interface Chapter {
	/** Seconds from the beginning. */
	readonly at: number;
	readonly title: string;
}

/** A file of the content service that the site serves. */
export interface ServedFile {
	readonly id: string;
	/** File name with its extension. */
	readonly name: string;
	/** Media type. */
	readonly type: string;
}

/** Video to play: our own file, with captions in the page's language if available, or a provider's video. */
export type RecordingVideo =
	| { readonly kind: "file"; readonly file: ServedFile; readonly captions: ServedFile | undefined }
	| { readonly kind: VideoProvider; readonly source: string };

/** Data to show a recording, without its text. */
export interface EmbeddedRecording {
	readonly slug: string;
	/** Spoken or written language. */
	readonly language: Locale;
	readonly video: RecordingVideo;
}
