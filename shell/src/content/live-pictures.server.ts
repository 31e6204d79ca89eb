// Which pictures of the file library are to be seen: those that something live bears. Drafts' pictures are nobody's business yet.

import { shownPictures } from "@hub/shared-contracts/cms/shown-pictures";
import { INDEX_DEADLINE, withinDeadline } from "../server/deadline.server.ts";
import type { Log } from "../server/log.server.ts";
import type { ContentSource } from "./directus-source.server.ts";
import { type NotedReads, noteReads } from "./noted-reads.server.ts";
import { createRenderReader } from "./render-reader.server.ts";

/** Says of a picture by its id whether it is live now; `unknown` while the content service is away and nothing was kept. */
export type LivePictures = (id: string) => Promise<boolean | "unknown">;

export function createLivePictures(content: ContentSource, log: Log): LivePictures {
	let known: { readonly reads: NotedReads; readonly ids: ReadonlySet<string> } | undefined;
	let building: Promise<ReadonlySet<string>> | undefined;

	const build = async (): Promise<ReadonlySet<string>> => {
		// While the content service is away, what was known stays.
		if (known && (await known.reads.compare().catch(() => "unsure")) !== "changed") return known.ids;
		const reads = noteReads(content);
		const result = await withinDeadline(INDEX_DEADLINE, async (signal) => {
			const reader = createRenderReader(reads, log, signal);
			return Promise.all(shownPictures().map((query) => reader.list(query)));
		});
		if (result.kind === "late") throw new Error("The content service did not answer in time.");
		known = { reads, ids: new Set(result.value.flat(2)) };
		return known.ids;
	};

	return async (id) => {
		try {
			// Whoever asks while it is being found out may hold a newer page than what is read: they ask once more for themselves.
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
