// A recording in lists, with formatted day and length.

import type { RecordingTeaser } from "@hub/content-model/cms/recording";
import { longDate } from "@hub/shared-contracts/language/date-text";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { clockText } from "./clock-text.ts";

/** A recording, when it was published and how long it is; `length` is empty where unknown. */
export interface ListedRecording {
	readonly recording: RecordingTeaser;
	readonly date: string;
	readonly length: string;
}

export function listedRecording(recording: RecordingTeaser, locale: Locale): ListedRecording {
	const { publishedOn, duration } = recording;
	return { recording, date: longDate(publishedOn, locale), length: duration > 0 ? clockText(duration) : "" };
}
