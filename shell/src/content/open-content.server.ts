// Content as a process reads it: through a cache that hears of changes, keeps to the schedule and finds what was not reported.

import type { Log } from "../server/log.server.ts";
import type { Settings } from "../server/settings.server.ts";
import { openContentArchive } from "./content-archive.server.ts";
import { createContentCache } from "./content-cache.server.ts";
import { directusSource } from "./directus-source.server.ts";
import { findLostChanges, type LostChanges } from "./lost-changes.server.ts";
import { rereadOddRows } from "./odd-rows.server.ts";
import { type ScheduledContent, withSchedule } from "./scheduled-content.server.ts";

/** Content that can be read. */
export interface OpenContent {
	readonly content: ScheduledContent;
	/** What is behind it, for what is not to be kept. */
	readonly source: ReturnType<typeof directusSource>;
	readonly changes: Pick<LostChanges, "state">;
	/** Follows no changes any more; what is under way is answered. */
	stop(): void;
	/** Once nothing is under way. */
	close(): void;
}

/** @param archiveDir where a copy is kept on disk; default: nowhere */
export function openContent(
	{ cmsUrl, cmsToken }: Pick<Settings, "cmsUrl" | "cmsToken">,
	log: Log,
	archiveDir?: string,
): OpenContent {
	const source = directusSource(cmsUrl, cmsToken, log);
	const archive = archiveDir ? openContentArchive(archiveDir, log) : undefined;
	const content = withSchedule(createContentCache(source, { archive, log }), source);
	const lostChanges = findLostChanges({ content, source, log });
	const endRereading = rereadOddRows({ source, content, log });
	return {
		content,
		source,
		changes: lostChanges,
		stop() {
			lostChanges.stop();
			endRereading();
			content.stop();
			source.stop();
		},
		close: () => archive?.close(),
	};
}
