import { setTimeout as sleep } from "node:timers/promises";
import type { HookConfig } from "@directus/types";
import { z } from "zod";
import { site, siteUser } from "../../../src/access-rules.ts";
import { schedule } from "../../../src/scheduler.ts";
import { cursorSchema, type FeedAnswer, pruneFeed, readFeed } from "./feed-reads.ts";

/** The part of Directus' web server that is used here. */
interface Routes {
	get(path: string, answer: (request: Asked, response: Answer) => void): void;
}
interface Asked {
	readonly query: unknown;
	readonly accountability?: unknown;
}
interface Answer {
	status(code: number): Answer;
	set(name: string, value: string): Answer;
	json(body: unknown): void;
	/** Once it is sent, or the connection is gone. */
	once(event: "close", listener: () => void): void;
}

/** How often a question that waits looks for lines, in ms. */
const LOOK = 100;

/** How long a question may wait, in ms, and how many may at once; others are answered as it is now. */
const LONGEST_WAIT = 25_000;
const MAX_WAITING = 64;

/** How long lines are there, in ms. */
const LINES_LAST = 7 * 24 * 60 * 60_000;

const caller = z.object({ user: z.literal(siteUser) });
const asked = z.object({
	epoch: z.coerce.number().int().optional(),
	cursor: cursorSchema.optional(),
	/** In ms. */
	wait: z.coerce.number().int().min(0).max(LONGEST_WAIT).catch(0),
});

/** What the site may read. */
export const followed: readonly string[] = [...new Set(site.permissions.map(({ collection }) => collection))];

/**
 * Tells the site which rows have changed: `GET /hub-feed?epoch=…&cursor=…&wait=…` answers at once where there are lines after the cursor, or after
 * the wait.
 */
const feedHook: HookConfig = (hook, context) => {
	const { database, logger } = context;
	let waiting = 0;

	const answer = async ({ epoch, cursor, wait }: z.infer<typeof asked>, signal: AbortSignal): Promise<FeedAnswer> => {
		const from = epoch === undefined || cursor === undefined ? undefined : { epoch, cursor };
		const until = waiting < MAX_WAITING ? performance.now() + wait : 0;
		waiting += 1;
		try {
			for (;;) {
				const found = await readFeed(database, followed, from);
				const isNews = found.kind === "refill" || found.changes.length > 0;
				if (isNews || signal.aborted || performance.now() >= until) return found;
				await sleep(LOOK, undefined, { signal }).catch(() => undefined);
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
			const question = asked.safeParse(request.query);
			if (!question.success) return response.status(400).json({ kind: "malformed" });
			const gone = new AbortController();
			response.once("close", () => gone.abort());
			answer(question.data, gone.signal).then(
				(found) => response.json(found),
				(error: unknown) => {
					logger.error(error, "The change feed failed.");
					response.status(500).json({ kind: "failed" });
				},
			);
		});
	});
	schedule(hook, context, () => [
		{ name: "feed", every: 60 * 60_000, alone: true, run: () => pruneFeed(database, Date.now() - LINES_LAST) },
	]);
};

export default feedHook;
