import type { Locale } from "../language/locale.ts";
import type { VideoProvider } from "./video-provider.ts";

/** Where one part of a recording begins. */
export interface Chapter {
	/** Seconds from the beginning. */
	readonly at: number;
	readonly title: string;
}

/** A file of the content service that the site serves. */
export interface ServedFile {
	readonly id: string;
	/** With its ending, as it is saved. */
	readonly name: string;
	/** Its media type. */
	readonly type: string;
}

/** What is played: a file of our own, with captions in the page's language where there are some, or a video at a provider. */
export type RecordingVideo =
	| { readonly kind: "file"; readonly file: ServedFile; readonly captions: ServedFile | undefined }
	| { readonly kind: VideoProvider; readonly source: string };

/** What is to be seen of a recording, without its words. */
export interface EmbeddedRecording {
	readonly slug: string;
	/** The one that is spoken or written in it. */
	readonly language: Locale;
	readonly video: RecordingVideo;
}
