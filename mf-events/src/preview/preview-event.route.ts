import { PREVIEW_PATHS } from "@hub/shared-contracts/address/preview-paths";
import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadEventPreview } from "./preview-event.loader.ts";

export const previewEvent = defineRoute({
	key: "preview-event",
	path: PREVIEW_PATHS.events,
	page: { chunk: "preview-event", load: () => import(/* webpackChunkName: "preview-event" */ "./preview-event.page.tsx") },
	parent: "events",
	preview: "events",
	server: { load: loadEventPreview },
});
