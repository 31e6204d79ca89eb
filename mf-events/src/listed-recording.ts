import type { RecordingTeaser } from "@hub/content-model/cms/recording";
import { longDate } from "@hub/shared-contracts/language/date-text";
import type { Locale } from "@hub/shared-contracts/language/locale";

/** A recording in a list. */
export interface ListedRecording {
	readonly recording: RecordingTeaser;
	/** Day of publication. */
	readonly date: string;
	/** Empty if unknown. */
	readonly length: string;
}

export function toListedRecording(recording: RecordingTeaser, locale: Locale): ListedRecording {
	const { publishedOn, duration } = recording;
	return { recording, date: longDate(publishedOn, locale), length: duration > 0 ? clockText(duration) : "" };
}

/** Formats seconds like a player's clock: `0:05`, `12:30`, `1:02:05`. */
export function clockText(seconds: number): string {
	const pad = (value: number) => String(value).padStart(2, "0");
	const hours = Math.floor(seconds / 3600);
	const minutes = Math.floor((seconds % 3600) / 60);
	return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
