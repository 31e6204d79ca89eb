import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadRecordings, searchRecordingList } from "./recordings.loader.ts";

export const recordings = defineRoute({
	key: "recordings",
	path: "/events/recordings",
	page: { chunk: "recordings", load: () => import(/* webpackChunkName: "recordings" */ "./recordings.page.tsx") },
	parent: "events",
	server: { load: loadRecordings, search: searchRecordingList },
});
