import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Log } from "../server/log.server.ts";
import { createContentCache } from "./content-cache.server.ts";
import { anyChangeIn } from "./content-change.ts";
import type { Read, Row } from "./directus-source.server.ts";
import { createRenderReader } from "./render-reader.server.ts";
import { type ScheduledContent, withSchedule } from "./scheduled-content.server.ts";

interface Post {
	readonly id: string;
	publish_at?: number;
	unpublish_at?: number;
}

const START = Date.parse("2026-03-01T10:00:00Z");
let posts: Post[];
let away: boolean;
/** By how many ms the content service's clock is behind. */
let lag: number;
/** How often rows were read, and how often a schedule was asked for. */
let reads: { rows: number; schedule: number };
let content: ScheduledContent;

/** A content service with a clock of its own. */
const source = {
	async read(read: Read): Promise<readonly Row[]> {
		if (away) throw new Error("away");
		const [field] = read.fields;
		if (field === "publish_at" || field === "unpublish_at") {
			reads.schedule += 1;
			const since = Date.parse(JSON.stringify(read.filter).match(/"_gt":"([^"]+)"/)?.[1] ?? "");
			const next = posts
				.map((post) => post[field] ?? 0)
				.filter((moment) => moment > since)
				.toSorted((a, b) => a - b)[0];
			return next ? [{ [field]: new Date(next).toISOString() }] : [];
		}
		reads.rows += 1;
		const now = Date.now() - lag;
		const shown = posts.filter(
			({ publish_at = 0, unpublish_at = Number.POSITIVE_INFINITY }) => publish_at <= now && unpublish_at > now,
		);
		return shown.map(({ id }) => ({ id, status: "published", locale: "en" }));
	},
};

const shown = () =>
	createRenderReader(content, { log: { error: () => undefined } as unknown as Log, signal: new AbortController().signal }).list({
		collection: "pages",
		fields: ["id"],
		parse: (row) => ({ kind: "item", item: (row as { id: string }).id }),
	});
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: START });
	posts = [{ id: "old" }];
	away = false;
	lag = 0;
	reads = { rows: 0, schedule: 0 };
	content = withSchedule(createContentCache(source, { log: { error: () => undefined } }), source);
});
afterEach(() => {
	content.stop();
	vi.useRealTimers();
});

describe("[CT-1] scheduled publishing", () => {
	test("a row comes and goes at its moment, not when what is kept has grown old", async () => {
		posts.push({ id: "new", publish_at: START + 1_500, unpublish_at: START + 4_000 });
		expect(await shown()).toEqual(["old"]);
		await after(1_499);
		expect(await shown()).toEqual(["old"]);
		expect(reads.rows).toBe(1);
		await after(1);
		expect(await shown()).toEqual(["old", "new"]);
		await after(2_499);
		expect(await shown()).toEqual(["old", "new"]);
		await after(1);
		expect(await shown()).toEqual(["old"]);
		// And once more two seconds after it came, for the content service's clock may be behind.
		expect(reads.rows).toBe(4);
	});

	test.each([1_500, 40_000])("a row that comes %s ms later by the content service's clock is shown then", async (behind) => {
		lag = behind;
		posts.push({ id: "new", publish_at: START + 1_000 });
		await shown();
		await after(1_000);
		expect(await shown()).toEqual(["old"]);
		await after(62_000);
		expect(await shown()).toEqual(["old", "new"]);
	});

	test("a moment that came just before a publish was told of is heeded all the same", async () => {
		const heard: string[] = [];
		posts.push({ id: "new", publish_at: START + 1_000 });
		await shown();
		await after(10);
		content.onChange(({ event }) => heard.push(event));
		vi.setSystemTime(START + 1_001);
		content.purge(anyChangeIn("pages"));
		await after(10);
		await shown();
		expect(heard).toEqual(["update", "due"]);
	});

	test("a publish while the content service is away forgets no moment", async () => {
		const heard: string[] = [];
		posts.push({ id: "new", publish_at: START + 1_000 });
		await shown();
		await after(10);
		away = true;
		content.purge(anyChangeIn("pages"));
		content.onChange(({ event }) => heard.push(event));
		await after(1_000);
		expect(heard).toEqual(["due"]);
	});

	test("a publish may bring a nearer moment, or take one away", async () => {
		posts.push({ id: "new", publish_at: START + 9_000 });
		await shown();
		await after(10);
		posts[1] = { id: "new", publish_at: START + 2_000 };
		content.purge(anyChangeIn("pages"));
		expect(await shown()).toEqual(["old"]);
		await after(1_990);
		expect(await shown()).toEqual(["old", "new"]);
	});

	test("a moment missed while suspended is handled at the next read", async () => {
		posts.push({ id: "new", publish_at: START + 20_000 });
		await shown();
		await after(10);
		vi.setSystemTime(START + 20_001);
		expect(await shown()).toEqual(["old", "new"]);
	});

	test("without a schedule nothing is asked for but once, and no timer waits", async () => {
		await shown();
		await after(10);
		for (let at = 0; at < 5; at += 1) await shown();
		expect(reads).toEqual({ rows: 1, schedule: 2 });
		expect(vi.getTimerCount()).toBe(0);
	});

	test("a service that is away when it is asked is asked again", async () => {
		posts.push({ id: "new", publish_at: START + 8_000 });
		const first = shown();
		away = true;
		await first.catch(() => undefined);
		await after(10);
		away = false;
		await shown();
		await after(8_000);
		expect(await shown()).toEqual(["old", "new"]);
	});

	test("[CT-1] what a row relates to comes and goes at its moment, too", async () => {
		const live = { status: "published", locale: "en" };
		const author = { ...live, id: "a", unpublish_at: new Date(START + 2_000).toISOString() };
		const asked: string[] = [];
		const related = {
			async read(read: Read): Promise<readonly Row[]> {
				if ("bulk" in read)
					return read.collection === "authors" && read.fields[0] === "unpublish_at" && Date.now() === START ? [author] : [];
				asked.push(read.collection);
				return [{ ...live, id: "p", author, category: { ...live, id: "c" } }];
			},
		};
		const scheduled = withSchedule(createContentCache(related, { log: { error: () => undefined } }), related);
		const titles = () =>
			createRenderReader(scheduled, {
				log: { error: () => undefined } as unknown as Log,
				signal: new AbortController().signal,
			}).list({
				collection: "posts",
				fields: ["id"],
				parse: (row) => ({ kind: "item", item: (row as { id: string }).id }),
			});
		expect(await titles()).toEqual(["p"]);
		await after(1_999);
		expect(await titles()).toEqual(["p"]);
		expect(asked).toHaveLength(1);
		await after(1);
		expect(await titles()).toEqual([]);
		expect(asked).toHaveLength(2);
		scheduled.stop();
	});
});
