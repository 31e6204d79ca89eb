// Which pictures of the file library are public: those that a live item shows. Pictures of drafts are not.

import { liveRow, withLiveFields } from "@hub/shared-contracts/cms/live";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import type { Content } from "./content.server.ts";

/** Whether the picture with an id is live now; `unknown` where nothing was ever read. */
export type LivePictures = (id: string) => boolean | "unknown";

/** Tells by the rows that show a picture: some 100 µs. */
export function createLivePictures(content: Pick<Content, "readNow" | "rowsShowing">): LivePictures {
	const isLiveAmong = (collection: string, ids: readonly string[]): boolean => {
		const fields = withLiveFields(collection, ["id"]);
		const rows = content.readNow({ collection, fields, filter: { id: { _in: ids } }, sort: [], limit: -1 });
		return rows.some((row) => liveRow(row, collection, fields, Date.now()));
	};
	return (id) => {
		try {
			for (const [collection, ids] of content.rowsShowing(id)) if (isLiveAmong(collection, ids)) return true;
			return false;
		} catch (error) {
			if (error instanceof ContentUnavailable) return "unknown";
			throw error;
		}
	};
}
