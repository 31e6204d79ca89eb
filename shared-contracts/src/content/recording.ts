import type { Locale } from "../language/locale.ts";
import type { RichText } from "../rich-text/rich-text.ts";
import type { EventTopic } from "./event.ts";
import type { VideoProvider } from "./video-provider.ts";

/** A recording as lists show it. */
export interface RecordingTeaser {
	readonly id: string;
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly topic: EventTopic;
	/** The language that is spoken or written in it. */
	readonly language: Locale;
	/** An ISO date, `2026-03-01`. */
	readonly publishedOn: string;
	/** In seconds; 0 where nobody said. */
	readonly duration: number;
	/** The same in every language. */
	readonly key: string;
}

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

/** A recording to be watched or read. */
export interface Recording extends RecordingTeaser {
	readonly video: RecordingVideo;
	readonly chapters: readonly Chapter[];
	readonly transcript: RichText;
	/** The event that was recorded, where it has a page in this language. */
	readonly event: { readonly slug: string; readonly title: string } | undefined;
}
