import { recordingsOf } from "@hub/content-model/cms/recording";
import { localized } from "@hub/shared-contracts/language/locale";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { filteredTitle } from "../filtered-title.ts";
import { type ListedRecording, listedRecording } from "../listed-recording.ts";
import type { EventsTexts } from "../messages.ts";
import { searchList } from "../search-kinds.loader.ts";
import {
	RECORDINGS_PER_PAGE,
	type RecordingList,
	recordingListFromQuery,
	recordingSearch,
} from "./recording-list-address.ts";

/** A page of the list of recordings. */
export interface RecordingsData {
	readonly list: RecordingList;
	readonly recordings: readonly ListedRecording[];
	/** Number of items on all pages. */
	readonly total: number;
}

export async function loadRecordings({ content, locale, t, query }: RouteLoaderContext<EventsTexts>) {
	const list = recordingListFromQuery(query);
	if (!list) return missing();
	const wanted = recordingsOf(locale, {
		...list,
		limit: RECORDINGS_PER_PAGE,
		offset: (list.page - 1) * RECORDINGS_PER_PAGE,
	});
	const [recordings, total] = await Promise.all([content.list(wanted), content.count(wanted)]);
	if (list.page > Math.max(1, Math.ceil(total / RECORDINGS_PER_PAGE))) return missing();
	const data: RecordingsData = {
		list,
		recordings: recordings.map((recording) => listedRecording(recording, locale)),
		total,
	};
	const title = filteredTitle(t("recordings.title"), list, t);
	const search = recordingSearch(list);
	const narrowing = recordingSearch({ ...list, page: 1 });
	return found(data, {
		head: {
			title,
			description: t("recordings.description"),
			cover: { seed: "recordings", tone: "plum" },
		},
		...(search ? { canonicalSearch: search } : {}),
		...(narrowing ? { translatedSearch: localized(() => narrowing) } : {}),
	});
}

/** The page itself, as the search finds it. */
export const searchRecordingList = searchList("recordings.title", "recordings.description", "recordings");
