// The search beside a site: what is searched for comes from the replica that the site writes.

import type { Log } from "../base/log.server.ts";
import { createContent } from "../content/content.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import { readReplica } from "../replica/read-replica.server.ts";
import { createEmbeddedIndex } from "./embedded-index.server.ts";
import { createEmbeddedSearch } from "./embedded-search.server.ts";
import type { PageSearch } from "./page-search.ts";

/** What is searched. */
export interface ReplicaSearchOptions {
	/** The folder of the replica; there may be none yet. */
	readonly folder: string;
	readonly live: Pick<LiveSet, "current">;
	readonly log: Pick<Log, "info" | "error">;
}

/** Searches a replica, and begins to read at once. */
export function searchReplica({ folder, live, log }: ReplicaSearchOptions): PageSearch & { stop(): void } {
	const replica = readReplica({
		folder,
		onChange: (change) => reading.content.tell(change),
		onReplaced() {
			log.info({}, "The replica is another one; what is searched for is read again");
			reading.end();
			reading = begin();
		},
	});
	const begin = () => {
		const content = createContent({ replica, isAway: () => false });
		const search = createEmbeddedSearch({ content, live, index: createEmbeddedIndex(), log });
		search.begin();
		return {
			content,
			search,
			end() {
				search.end();
				content.stop();
			},
		};
	};
	let reading = begin();
	return {
		find: (locale, question) => reading.search.find(locale, question),
		suggest: (locale, typed) => reading.search.suggest(locale, typed),
		stop() {
			reading.end();
			replica.close();
		},
	};
}
