import { recordingsOf } from "@hub/content-model/cms/recording";
import { type ListPage, loadListPage } from "@hub/shared-contracts/content/list-page";
import { localized } from "@hub/shared-contracts/language/locale";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { searchPage } from "@hub/shared-contracts/search/search-source";
import { filteredTitle } from "../filtered-title.ts";
import { type ListedRecording, toListedRecording } from "../listed-recording.ts";
import type { EventsMessage, EventsTexts } from "../messages.ts";
import { type RecordingList, recordingListFromQuery, recordingListSearch } from "./recording-list-address.ts";

const RECORDINGS_PER_PAGE = 12;

/** A page of the list of recordings. */
export interface RecordingsData {
	readonly list: RecordingList;
	readonly recordings: ListPage<ListedRecording>;
}

export async function loadRecordings({ content, locale, t, query }: RouteLoaderContext<EventsTexts>) {
	const list = recordingListFromQuery(query);
	if (!list) return missing();
	const listPage = await loadListPage(content, list.page, RECORDINGS_PER_PAGE, (part) =>
		recordingsOf(locale, { ...list, ...part }),
	);
	if (!listPage) return missing();
	const recordings = { ...listPage, items: listPage.items.map((recording) => toListedRecording(recording, locale)) };
	const data: RecordingsData = { list, recordings };
	const title = filteredTitle(t("recordings.title"), list, t);
	const search = recordingListSearch(list);
	const filterSearch = recordingListSearch({ ...list, page: 1 });
	return found(data, {
		head: {
			title,
			description: t("recordings.description"),
			cover: { seed: "recordings", tone: "plum" },
		},
		...(search ? { canonicalSearch: search } : {}),
		...(filterSearch ? { translatedSearch: localized(() => filterSearch) } : {}),
	});
}

export const searchRecordingList = searchPage<EventsMessage>(
	"recordings.title",
	"recordings.description",
	"recordings",
);
