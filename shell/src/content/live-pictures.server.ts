// Which pictures of the file library are public: those that a live item shows. Pictures of drafts are not.

import { shownPictures } from "@hub/shared-contracts/cms/shown-pictures";
import { INDEX_DEADLINE, withinDeadline } from "../server/deadline.server.ts";
import type { Log } from "../server/log.server.ts";
import type { ContentSource } from "./directus-source.server.ts";
import { type RecordedReads, recordReads } from "./recorded-reads.server.ts";
import { createRenderReader } from "./render-reader.server.ts";

/** Whether the picture with an id is live now; `unknown` while the content service is unavailable and nothing is cached. */
export type LivePictures = (id: string) => Promise<boolean | "unknown">;

export function createLivePictures(content: ContentSource, log: Log): LivePictures {
	let known: { readonly reads: RecordedReads; readonly ids: ReadonlySet<string> } | undefined;
	let building: Promise<ReadonlySet<string>> | undefined;

	const build = async (): Promise<ReadonlySet<string>> => {
		// While the content service is unavailable, the last known answer stays.
		if (known && (await known.reads.compare().catch(() => "unsure")) !== "changed") return known.ids;
		const reads = recordReads(content);
		const result = await withinDeadline(INDEX_DEADLINE, async (signal) => {
			const reader = createRenderReader(reads, { log, signal });
			return Promise.all(shownPictures().map((query) => reader.list(query)));
		});
		if (result.kind === "timeout") throw new Error("The content service did not answer in time.");
		known = { reads, ids: new Set(result.value.flat(2)) };
		return known.ids;
	};

	return async (id) => {
		try {
			// A caller that joins a running read may come from a page that is newer than that read, so it reads once more.
			await building?.catch(() => undefined);
			building ??= build().finally(() => {
				building = undefined;
			});
			return (await building).has(id);
		} catch (error) {
			log.warn({ picture: id, error: String(error) }, "It is unknown whether a picture is shown");
			return "unknown";
		}
	};
}
