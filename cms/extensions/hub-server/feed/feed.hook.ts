import { setTimeout as sleep } from "node:timers/promises";
import type { HookConfig } from "@directus/types";
import { z } from "zod";
import { site, siteUser } from "../../../src/access/access-rules.ts";
import { schedule } from "../../../src/scheduler.ts";
import { cursorSchema, type FeedResult, pruneFeed, readFeed } from "./feed-reads.ts";

/** The part of Directus' web server that is used here. */
interface Routes {
	get(path: string, handle: (request: FeedRequest, response: FeedResponse) => void): void;
}
interface FeedRequest {
	readonly query: unknown;
	readonly accountability?: unknown;
}
interface FeedResponse {
	status(code: number): FeedResponse;
	set(name: string, value: string): FeedResponse;
	json(body: unknown): void;
	/** Emitted when the response is sent or the connection is closed. */
	once(event: "close", listener: () => void): void;
}

/** Interval in ms in which a waiting request looks for lines. */
const POLL_INTERVAL_MS = 100;

/** Longest wait of a request in ms, and maximum number of waiting requests. Others get an immediate response. */
const MAX_WAIT_MS = 25_000;
const MAX_WAITING = 64;

/** Retention of lines in ms. */
const LINE_RETENTION_MS = 7 * 24 * 60 * 60_000;

const caller = z.object({ user: z.literal(siteUser) });
const feedQuery = z.object({
	epoch: z.coerce.number().int().optional(),
	cursor: cursorSchema.optional(),
	/** In ms. */
	wait: z.coerce.number().int().min(0).max(MAX_WAIT_MS).catch(0),
});

/** Collections that the site may read. */
const followed: readonly string[] = [...new Set(site.permissions.map(({ collection }) => collection))];

/**
 * Reports changed rows to the site. `GET /hub-feed?epoch=…&cursor=…&wait=…` responds at once if there are lines after
 * the cursor, else after the wait.
 */
const feedHook: HookConfig = (hook, context) => {
	const { database, logger } = context;
	let waiting = 0;

	const waitForChanges = async (
		{ epoch, cursor, wait }: z.infer<typeof feedQuery>,
		signal: AbortSignal,
	): Promise<FeedResult> => {
		const from = epoch === undefined || cursor === undefined ? undefined : { epoch, cursor };
		const until = waiting < MAX_WAITING ? performance.now() + wait : 0;
		waiting += 1;
		try {
			for (;;) {
				const result = await readFeed(database, followed, from);
				const hasChanges = result.kind === "refill" || result.changes.length > 0;
				if (hasChanges || signal.aborted || performance.now() >= until) return result;
				await sleep(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
			}
		} finally {
			waiting -= 1;
		}
	};

	hook.init("routes.custom.before", (meta) => {
		const routes: Routes = meta.app;
		routes.get("/hub-feed", (request, response) => {
			response.set("Cache-Control", "no-store");
			if (!caller.safeParse(request.accountability).success) return response.status(403).json({ kind: "forbidden" });
			const query = feedQuery.safeParse(request.query);
			if (!query.success) return response.status(400).json({ kind: "malformed" });
			const disconnected = new AbortController();
			response.once("close", () => disconnected.abort());
			waitForChanges(query.data, disconnected.signal).then(
				(result) => response.json(result),
				(error: unknown) => {
					logger.error(error, "The change feed failed.");
					response.status(500).json({ kind: "failed" });
				},
			);
		});
	});
	schedule(hook, context, () => [
		{ name: "feed", every: 60 * 60_000, alone: true, run: () => pruneFeed(database, Date.now() - LINE_RETENTION_MS) },
	]);
};

export default feedHook;
