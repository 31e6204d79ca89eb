import type { recordingPage, recordingTeaser } from "../cms/recording.ts";
import type { ItemOf } from "../cms/select.ts";
import type { VideoProvider } from "./video-provider.ts";

/** A recording as lists show it. `language` is the one that is spoken or written in it. */
export type RecordingTeaser = ItemOf<typeof recordingTeaser>;

/** A recording to be watched or read. `event` is the one that was recorded, where it has a page in this language. */
export type Recording = ItemOf<typeof recordingPage>;

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
export interface RecordedFilm extends Pick<RecordingTeaser, "slug" | "language"> {
	readonly video: RecordingVideo;
}
