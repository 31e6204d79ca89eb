// Which pictures of the file library are public: those that a live item shows. Pictures of drafts are not.

import { shownPictures } from "@hub/shared-contracts/cms/shown-pictures";
import { LINKS_PATIENCE } from "../server/deadline.server.ts";
import type { Log } from "../server/log.server.ts";
import type { Content } from "./content.server.ts";
import { createKeptRows } from "./kept-rows.server.ts";

/** Whether the picture with an id is live now; `unknown` until all content is known. */
export type LivePictures = (id: string) => Promise<boolean | "unknown">;

/** What pictures are known by. */
export interface LivePicturesOptions {
	readonly content: Pick<Content, "read" | "onChange">;
	readonly log: Log;
}

export function createLivePictures({ content, log }: LivePicturesOptions): LivePictures {
	const rows = createKeptRows({ content, log });
	/** How many rows show a picture. */
	const shown = new Map<string, number>();
	const count = (id: string, change: number): void => {
		const times = (shown.get(id) ?? 0) + change;
		if (times > 0) shown.set(id, times);
		else shown.delete(id);
	};
	for (const query of shownPictures())
		rows.keep<readonly string[]>({
			query,
			sparse: true,
			// The query's own parser made it.
			factOf: (item) => [...new Set(item as readonly string[])],
			same: (one, other) => one.join() === other.join(),
			changed(before = [], after = []) {
				for (const id of before) count(id, -1);
				for (const id of after) count(id, 1);
			},
			filled() {},
			failed: (error) => log.error({ what: "pictures", error: String(error) }, "It could not be read which pictures are shown"),
		});

	return async (id) => {
		await rows.settled(LINKS_PATIENCE);
		if (shown.has(id)) return true;
		return rows.isSettled() ? false : "unknown";
	};
}
