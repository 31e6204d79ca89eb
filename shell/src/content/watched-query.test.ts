import type { ContentQuery } from "@hub/shared-contracts/content/content-reader";
import { describe, expect, test, vi } from "vitest";
import type { Row } from "../directus/directus-source.server.ts";
import { openTestContent, type TestContent } from "../replica/replica.fixture.ts";
import { watchQueries } from "./watched-query.server.ts";

const authors: ContentQuery<string> = {
	collection: "authors",
	fields: ["display_name"],
	parse: (row) => {
		const name = (row as Row).display_name;
		return name === null ? { kind: "broken", problem: "no name" } : { kind: "item", item: String(name) };
	},
};

/** A query that is watched, and what was heard of it by id. */
function watching(
	query: ContentQuery<string>,
	opened: TestContent,
	{ change, ownFields }: { change?: (id: string) => void; ownFields?: boolean } = {},
) {
	const log = { error: vi.fn() };
	const watched = watchQueries({ content: opened.content, log });
	const items = new Map<string, unknown>();
	const told: string[] = [];
	const begin = () =>
		watched.watch({
			query,
			...(ownFields === undefined ? {} : { ownFields }),
			changed(id, found) {
				change?.(id);
				if (items.get(id) !== found?.item) told.push(id);
				if (found) items.set(id, found.item);
				else items.delete(id);
			},
			complete: () => told.push("complete"),
			failed: (error) => told.push(String(error)),
		});
	const { end, find } = begin();
	return { ...opened, log, watched, told, end, find, now: () => Object.fromEntries(items), settle: () => watched.settled(1_000) };
}

async function named(...names: readonly string[]) {
	const opened = openTestContent();
	opened.write("authors", ...names.map((name, at) => ({ id: `a${at + 1}`, display_name: name })));
	const made = watching(authors, opened);
	await made.settle();
	return made;
}

describe("[CT-1] rows that are watched", () => {
	test("are handed on once, and again when they are another", async () => {
		const { watched, told, now, settle, write, remove } = await named("Ada", "Grace");
		expect([now(), told, watched.isSettled()]).toEqual([{ a1: "Ada", a2: "Grace" }, ["a1", "a2", "complete"], true]);
		write("authors", { id: "a2", display_name: "Hopper" }, { id: "a3", display_name: "Joan" });
		expect([watched.isSettled(), watched.isCurrent()]).toEqual([false, false]);
		await settle();
		expect([now(), watched.isSettled()]).toEqual([{ a1: "Ada", a2: "Hopper", a3: "Joan" }, true]);
		remove("authors", "a1");
		write("authors", { id: "a2", status: "draft" });
		await settle();
		expect(now()).toEqual({ a3: "Joan" });
		expect(watched.settled(50)).toBeUndefined();
	});

	test("are each read for the first time, however many there are, and what changes meanwhile is not lost", async () => {
		const opened = openTestContent();
		const row = (at: number, name = "Ada") => ({ id: `a${at}`, display_name: name });
		opened.write("authors", ...Array.from({ length: 500 }, (_, at) => row(at)));
		const { now, settle, told, watched } = watching(authors, opened);
		while (told.length < 100) await new Promise((resolve) => setImmediate(resolve));
		expect(watched.isCurrent()).toBe(true);
		opened.write("authors", row(0, "Grace"), row(499, "Joan"), row(500));
		opened.remove("authors", "a1", "a498");
		await settle();
		expect([Object.keys(now()).length, now().a0, now().a499, now().a500, now().a1]).toEqual([
			499,
			"Grace",
			"Joan",
			"Ada",
			undefined,
		]);
		expect(watched.isSettled()).toBe(true);
	});

	test("cost what changed, not what there is", async () => {
		const { seen, settle, write } = await named(...Array.from({ length: 1_000 }, () => "Ada"));
		Object.assign(seen, { reads: 0, rows: 0 });
		write("authors", { id: "a7", display_name: "Grace" });
		write("pages", { id: "p1" });
		await settle();
		expect(seen).toEqual({ reads: 1, rows: 1 });
	});

	test("are left out with a line in the log where they are broken", async () => {
		const { log, now, settle, write } = await named("Ada");
		write("authors", { id: "a1", display_name: null });
		await settle();
		expect(now()).toEqual({});
		expect(log.error).toHaveBeenCalledWith(
			{ collection: "authors", id: "a1", locale: "en", problem: "no name" },
			"An item of the content service is broken and was left out",
		);
	});

	test("come and go when they are due", async () => {
		const { now, settle, write } = await named("Ada");
		const moment = (ms: number) => new Date(Date.now() + ms).toISOString();
		write("authors", { id: "a2", display_name: "Grace", publish_at: moment(100), unpublish_at: moment(400) });
		await settle();
		expect(now()).toEqual({ a1: "Ada" });
		await expect.poll(now, { interval: 10 }).toEqual({ a1: "Ada", a2: "Grace" });
		await expect.poll(now, { interval: 10 }).toEqual({ a1: "Ada" });
	});

	test("are what they are after everything was read again", async () => {
		const { now, settle, refill } = await named("Ada", "Grace");
		await refill({
			authors: [
				{ id: "a2", display_name: "Hopper" },
				{ id: "a3", display_name: "Joan" },
			],
		});
		await settle();
		expect(now()).toEqual({ a2: "Hopper", a3: "Joan" });
	});

	test("are read as soon as there is something to be read; until then no one waits", async () => {
		const made = watching(authors, openTestContent({ isFilled: false }));
		await made.settle();
		expect([made.watched.settled(1_000), made.watched.isSettled()]).toEqual([undefined, false]);
		await made.refill({ authors: [{ id: "a1", display_name: "Ada" }] });
		await made.settle();
		expect([made.now(), made.watched.isSettled()]).toEqual([{ a1: "Ada" }, true]);
	});

	test("are all read again a while after one of the query's functions threw", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout"] });
		try {
			const state = { isBroken: true };
			const opened = openTestContent();
			opened.write("authors", { id: "a1", display_name: "Ada" }, { id: "a2", display_name: "Grace" });
			const change = (id: string) => {
				if (state.isBroken && id === "a2") throw new Error("a bug");
			};
			const made = watching(authors, opened, { change });
			await vi.waitFor(() => expect(made.told).toEqual(["a1", "Error: a bug"]));
			expect([made.watched.settled(1_000), made.watched.isSettled()]).toEqual([undefined, false]);
			state.isBroken = false;
			made.remove("authors", "a1");
			await vi.advanceTimersByTimeAsync(30_000);
			await vi.waitFor(() => expect(made.watched.isSettled()).toBe(true));
			expect(made.now()).toEqual({ a2: "Grace" });
		} finally {
			vi.useRealTimers();
		}
	});

	test("are watched no longer once that is ended, and waited for no longer", async () => {
		const { end, now, settle, watched, write } = await named("Ada");
		write("authors", { id: "a1", display_name: "Grace" });
		end();
		expect([await settle(), watched.isSettled(), now()]).toEqual([undefined, true, { a1: "Ada" }]);
	});

	test("can be read one by one, as they are now", async () => {
		const { find, write } = await named("Ada", "Grace");
		write("authors", { id: "a1", display_name: "Lovelace" }, { id: "a2", status: "draft" });
		expect([find("a1")?.item, find("a2"), find("a3")]).toEqual(["Lovelace", undefined, undefined]);
	});

	test("are all watched no longer once all is ended", async () => {
		const { now, seen, settle, watched, write } = await named("Ada");
		watched.end();
		seen.reads = 0;
		write("authors", { id: "a1", display_name: "Grace" });
		expect([await settle(), seen.reads, now()]).toEqual([undefined, 0, { a1: "Ada" }]);
	});
});

describe("[CT-1] a change in what rows relate to", () => {
	const posts: ContentQuery<string> = {
		collection: "posts",
		fields: [
			{ author: { collection: "authors", fields: ["id", "display_name"] } },
			{ category: { collection: "categories", fields: ["id", "title"] } },
		],
		parse: (row) => {
			const { author, category } = row as { author: Row; category: Row };
			return { kind: "item", item: `${author.display_name}, ${category.title}` };
		},
	};
	const written = async (ownFields = false) => {
		const opened = openTestContent();
		opened.write("authors", { id: "a1", display_name: "Ada" }, { id: "a2", display_name: "Ada" });
		opened.write("categories", { id: "c1", title: "News" });
		const post = (id: string, author: string) => ({ id, author: { id: author }, category: { id: "c1" } });
		opened.write("posts", post("p1", "a1"), post("p2", "a2"), ...Array.from({ length: 60 }, (_, at) => post(`q${at}`, "a2")));
		const made = watching(posts, opened, { ownFields });
		await made.settle();
		return { ...made, ofFirst: () => [made.now().p1, made.now().p2] };
	};

	test("reaches every row that has it, also where another change had one of them read before", async () => {
		const { now, ofFirst, settle, write } = await written();
		write("authors", { id: "a1", display_name: "Grace" });
		write("categories", { id: "c1", title: "Views" });
		await settle();
		expect(ofFirst()).toEqual(["Grace, Views", "Ada, Views"]);
		expect(new Set(Object.values(now()))).toEqual(new Set(["Grace, Views", "Ada, Views"]));
	});

	test("takes rows along that are not shown without it, and brings them back", async () => {
		const { now, ofFirst, settle, write } = await written();
		write("authors", { id: "a2", status: "draft" });
		await settle();
		expect(Object.keys(now())).toEqual(["p1"]);
		write("authors", { id: "a2", display_name: "Grace" });
		await settle();
		expect([Object.keys(now()).length, ofFirst()]).toEqual([62, ["Ada, News", "Grace, News"]]);
	});

	test("is not waited for where a row is what its own fields say, but for what takes rows along, and is looked at all the same", async () => {
		const { now, ofFirst, settle, watched, write } = await written(true);
		write("authors", { id: "a2", display_name: "Grace" });
		expect([watched.settled(1_000), watched.isCurrent(), watched.isSettled()]).toEqual([undefined, true, false]);
		write("authors", { id: "a1", status: "draft" });
		expect(watched.isCurrent()).toBe(false);
		await settle();
		expect(now().p1).toBeUndefined();
		await vi.waitFor(() => expect(watched.isSettled()).toBe(true));
		expect(ofFirst()).toEqual([undefined, "Grace, News"]);
	});

	test("costs nothing where it is in a field that is not read", async () => {
		const { seen, settle, write } = await written();
		Object.assign(seen, { reads: 0, rows: 0 });
		write("authors", { id: "a2", display_name: "Ada", bio: "A life." });
		await settle();
		expect(seen).toEqual({ reads: 0, rows: 0 });
	});

	test("reaches a row that has it in a list: what joins, changes or leaves it", async () => {
		const events: ContentQuery<string> = {
			collection: "events",
			fields: [
				{
					speakers: {
						collection: "events_speakers",
						fields: [{ speakers_id: { collection: "speakers", fields: ["id", "display_name"] } }],
					},
				},
			],
			parse: (row) => {
				const { speakers } = row as { speakers: readonly { readonly speakers_id: Row }[] };
				return { kind: "item", item: speakers.map(({ speakers_id }) => speakers_id.display_name).join(", ") };
			},
		};
		const opened = openTestContent();
		const link = (id: string, event: string, speaker: string, sort = 1) => ({
			...{ id, sort, events_id: { id: event }, speakers_id: { id: speaker } },
		});
		opened.write("speakers", { id: "s1", display_name: "Ada" }, { id: "s2", display_name: "Grace" });
		opened.write("events", { id: "e1" }, { id: "e2" });
		opened.write("events_speakers", link("l1", "e1", "s1"));
		const { now, settle, remove, write } = watching(events, opened);
		await settle();
		expect(now()).toEqual({ e1: "Ada", e2: "" });
		write("events_speakers", link("l2", "e1", "s2", 2));
		await settle();
		expect(now()).toEqual({ e1: "Ada, Grace", e2: "" });
		write("speakers", { id: "s1", display_name: "Joan" });
		write("events_speakers", link("l2", "e1", "s2", 0));
		await settle();
		expect(now()).toEqual({ e1: "Grace, Joan", e2: "" });
		write("events_speakers", link("l1", "e2", "s1"));
		await settle();
		expect(now()).toEqual({ e1: "Grace", e2: "Joan" });
		remove("events_speakers", "l1", "l2");
		await settle();
		expect(now()).toEqual({ e1: "", e2: "" });
	});
});
