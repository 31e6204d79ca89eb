// Content as a process reads it: a replica of what is published, which follows the content service.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Log } from "../base/log.server.ts";
import type { Settings } from "../base/settings.server.ts";
import { directusSource } from "../directus/directus-source.server.ts";
import { createFeedClient } from "../replica/feed-client.server.ts";
import { followFeed } from "../replica/follow-feed.server.ts";
import { createArrivedTexts } from "../replica/parse-arrived.server.ts";
import { readable } from "../replica/readable-replica.server.ts";
import { openReplica } from "../replica/replica-file.server.ts";
import { createContent, type FedContent } from "./content.server.ts";

/** Content that can be read. */
export interface OpenContent {
	readonly content: FedContent;
	/** The content service itself. */
	readonly service: ReturnType<typeof directusSource>;
	/** How many ms ago all that was published was known to be here; undefined: never. */
	age(): number | undefined;
	/** How many rows have texts that are not parsed yet: a page that shows one takes about twice as long. */
	unparsed(): number;
	/** Resolves once all that was written until now can be read, or could not be read. */
	catchUp(): Promise<void>;
	/** Follows no changes any more; what is under way is answered. */
	stop(): Promise<void>;
	/** Once nothing is under way. */
	close(): void;
}

/** How content is opened. */
export interface ContentOptions {
	/** Where the replica is. Default: a folder that goes with the process. */
	readonly folder?: string | undefined;
	/** From which age on, in ms, content is outdated. Default: never. */
	readonly outdatedAfter?: number;
}

/** Opens content on a replica of its own. */
export function openContent(
	{ cmsUrl, cmsToken }: Pick<Settings, "cmsUrl" | "cmsToken">,
	log: Log,
	{ folder, outdatedAfter = Number.POSITIVE_INFINITY }: ContentOptions = {},
): OpenContent {
	const service = directusSource(cmsUrl, cmsToken, log);
	const own = folder ? undefined : mkdtempSync(join(tmpdir(), "data-hub-content-"));
	const replica = openReplica(folder ?? own ?? "", Date.now, (error) => {
		log.error({ error: String(error) }, "The copy of the content was damaged; everything is read again");
		// Ends the wait for news, which may have begun with the damaged file.
		queueMicrotask(() => void follower.catchUp());
	});
	const follower = followFeed({
		replica,
		feed: createFeedClient(cmsUrl, cmsToken),
		source: service,
		log,
		onChange(change) {
			content.tell(change);
			texts.begin();
		},
	});
	const texts = createArrivedTexts(replica, log);
	texts.begin();
	const source = readable(replica, follower);
	const content = createContent({ replica: source, isAway: service.isAway, outdatedAfter });
	return {
		content,
		service,
		age() {
			const current = replica.current();
			// A clock may have been set back.
			return current === undefined ? undefined : Math.max(0, Date.now() - current);
		},
		unparsed: replica.unparsed,
		catchUp: follower.catchUp,
		async stop() {
			content.stop();
			texts.stop();
			await follower.stop();
			service.stop();
		},
		close() {
			source.close();
			if (own) rmSync(own, { recursive: true, force: true });
		},
	};
}
