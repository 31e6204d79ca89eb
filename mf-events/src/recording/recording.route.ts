import { MAILED_PATHS } from "@hub/shared-contracts/address/mailed-paths";
import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadRecording, recordingPages, searchRecordings } from "./recording.loader.ts";

export const recording = defineRoute({
	key: "recording",
	path: MAILED_PATHS.recording,
	page: { chunk: "recording", load: () => import(/* webpackChunkName: "recording" */ "./recording.page.tsx") },
	parent: "recordings",
	server: { load: loadRecording, documents: recordingPages, search: searchRecordings },
});
