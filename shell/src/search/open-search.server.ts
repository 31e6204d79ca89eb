// The search on its own: reads the live set's code and what is searched for, and follows changes as the site does.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openReleaseStore } from "@hub/releases/open-store";
import { SHELL_FILE, shellDescriptionSchema } from "@hub/shared-contracts/remote/shell-description";
import { openContent } from "../content/open-content.server.ts";
import { shellMessages } from "../layout/shell-catalogues.ts";
import { createUnhandledFailures, type UnhandledFailures } from "../process/unhandled-failures.server.ts";
import { followLiveSet } from "../remotes/live-set.server.ts";
import { sharedModules } from "../remotes/shared-modules.server.ts";
import { createLog } from "../server/log.server.ts";
import type { Settings } from "../server/settings.server.ts";
import { createEmbeddedIndex } from "./embedded-index.server.ts";
import { createEmbeddedSearch } from "./embedded-search.server.ts";
import type { PageSearch } from "./page-search.ts";

/** What the search needs to know. */
export type SearchSettings = Pick<Settings, "cmsUrl" | "cmsToken" | "releasesDir" | "releasesBucket" | "siteDir">;

/** A search that reads. */
export interface OpenSearch {
	readonly search: PageSearch;
	close(): Promise<void>;
	readonly strays: UnhandledFailures;
}

/** Opens the search, which begins to read at once. */
export async function openSearch(
	{ releasesDir, releasesBucket, siteDir, ...access }: SearchSettings,
	{ shellDir, logLevel }: { readonly shellDir: string; readonly logLevel: string },
): Promise<OpenSearch> {
	const log = createLog(logLevel, "search");
	const { content, stop, close } = openContent(access, log, {
		folder: siteDir && join(siteDir, "search"),
		forPages: false,
	});
	const live = followLiveSet({
		store: await openReleaseStore({ releasesDir, releasesBucket }),
		shared: sharedModules,
		shell: shellDescriptionSchema.parse(JSON.parse(await readFile(join(shellDir, SHELL_FILE), "utf8"))),
		log,
		shellMessages,
	});
	await live.refresh();
	const search = createEmbeddedSearch({ content, live, index: createEmbeddedIndex(), log });
	search.begin();
	return {
		search,
		async close() {
			live.stop();
			await stop();
			close();
		},
		strays: createUnhandledFailures(log),
	};
}
