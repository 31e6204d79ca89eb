// The search on its own: reads the live set's code, and what is searched for from the replica that the site of the same host writes.

import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { openReleaseStore } from "@hub/releases/open-store";
import { SHELL_FILE, shellDescriptionSchema } from "@hub/shared-contracts/remote/shell-description";
import { createLog } from "../base/log.server.ts";
import type { SearchSettings } from "../base/settings.server.ts";
import { shellMessages } from "../layout/shell-catalogues.ts";
import { createUnhandledFailures, type UnhandledFailures } from "../process/unhandled-failures.server.ts";
import { followLiveSet } from "../remotes/live-set.server.ts";
import { sharedModules } from "../remotes/shared-modules.server.ts";
import type { PageSearch } from "../search/page-search.ts";
import { searchReplica } from "../search/replica-search.server.ts";

/** A search that reads. */
export interface OpenSearch {
	readonly search: PageSearch;
	close(): Promise<void>;
	readonly strays: UnhandledFailures;
}

/** Opens the search, which begins to read at once. */
export async function openSearch(
	{ siteDir, ...releases }: SearchSettings,
	{ shellDir, logLevel }: { readonly shellDir: string; readonly logLevel: string },
): Promise<OpenSearch> {
	const log = createLog(logLevel, "search");
	// Earlier releases had a replica of its own there, which would never hear that something was withdrawn.
	await rm(join(siteDir, "search"), { recursive: true, force: true });
	const live = followLiveSet({
		store: await openReleaseStore(releases),
		shared: sharedModules,
		shell: shellDescriptionSchema.parse(JSON.parse(await readFile(join(shellDir, SHELL_FILE), "utf8"))),
		log,
		shellMessages,
	});
	await live.refresh();
	const search = searchReplica({ folder: siteDir, live, log });
	return {
		search,
		async close() {
			live.stop();
			search.stop();
		},
		strays: createUnhandledFailures(log),
	};
}
