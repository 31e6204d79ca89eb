// Which pictures of the file library are public: those that a live item shows. Pictures of drafts are not.

import { shownPictures } from "@hub/shared-contracts/cms/shown-pictures";
import { LINKS_PATIENCE, ROUTE_DEADLINE, withinDeadline } from "../server/deadline.server.ts";
import type { Log } from "../server/log.server.ts";
import type { ContentCache } from "./content-cache.server.ts";
import type { ContentSource } from "./directus-source.server.ts";
import { createKeptRows } from "./kept-rows.server.ts";
import { createRenderReader } from "./render-reader.server.ts";

/** Whether the picture with an id is live now; `unknown` while the content service is unavailable and nothing is cached. */
export type LivePictures = (id: string) => Promise<boolean | "unknown">;

/** What pictures are known by. */
export interface LivePicturesOptions {
	/** What tells of changes, and what is asked about one picture until all are known. */
	readonly content: Pick<ContentCache, "read" | "onChange" | "isAway">;
	/** What rows are read from. */
	readonly source: ContentSource;
	readonly log: Log;
}

export function createLivePictures({ content, source, log }: LivePicturesOptions): LivePictures {
	const rows = createKeptRows({ content, source, log });
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

	/** Asks for one picture, while the reading of all rows goes on. */
	const ask = async (id: string): Promise<boolean> => {
		const result = await withinDeadline(ROUTE_DEADLINE, async (signal) => {
			const reader = createRenderReader(content, { log, signal });
			return Promise.all(shownPictures(id).map((query) => reader.first(query)));
		});
		if (result.kind === "timeout") throw new Error("The content service did not answer in time.");
		return result.value.some((found) => found?.includes(id));
	};

	return async (id) => {
		await rows.settled(LINKS_PATIENCE);
		if (shown.has(id)) return true;
		if (rows.isSettled()) return false;
		try {
			return (await ask(id)) || "unknown";
		} catch (error) {
			log.warn({ picture: id, error: String(error) }, "It is unknown whether a picture is shown");
			return "unknown";
		}
	};
}
