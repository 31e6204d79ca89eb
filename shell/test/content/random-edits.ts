// Random edits, publishes, withdrawals and due dates while pages are read: once the site has heard of a change, no page shows what was
// before it, and pages that have nothing to do with it are kept.

import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { sitemapPaths } from "../fixtures/crawl.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";
import { type Desk, type Entry, marksIn, openDesk } from "./edited-entries.ts";

/** How edits are tried. */
export interface RandomEditsOptions {
	/** How many edits. */
	readonly edits: number;
	/** What they are drawn from. */
	readonly seed: number;
	/** How many entries are edited, and how many pages are looked at after each edit; default all. */
	readonly entries?: number;
	readonly pages?: number;
	/** Whether pages are kept, or drawn anew of what was loaded. Default true. */
	readonly pageCache?: boolean;
	/** Hears of the edits so far. */
	readonly onDone?: (tally: EditsTally) => void;
}

/** What was seen. */
export interface EditsTally {
	readonly edits: number;
	/** Pages that were looked at after an edit, and by readers meanwhile. */
	readonly looked: number;
	readonly read: number;
	/** Sentences on what should not have been shown, or should have been. */
	readonly wrong: readonly string[];
	/** Kept pages that had nothing to do with an edit, and how many of them were drawn anew after it. */
	readonly unrelated: number;
	readonly purged: number;
}

const READERS = 4;

/** How far ahead a due date lies, in ms, and how long after it is looked. */
const AHEAD = 1_200;
const AFTERWARDS = 60;

type Change = Readonly<Record<string, unknown>>;

interface Seen {
	readonly status: number;
	readonly html: string;
	/** Whether it was kept (RFC 9211); undefined where the answer does not say. */
	readonly kept: boolean | undefined;
}

/** Edits at random on a site of its own, and restores everything. */
export async function tryRandomEdits(options: RandomEditsOptions): Promise<EditsTally> {
	const site = await openTestSite({ pageCache: options.pageCache ?? true });
	const desk = await openDesk(site);
	try {
		return await run(site, desk, options);
	} finally {
		await desk.restore();
		await site.close();
	}
}

async function run(
	site: TestSite,
	desk: Desk,
	{ edits, seed, entries = Number.POSITIVE_INFINITY, pages = Number.POSITIVE_INFINITY, onDone }: RandomEditsOptions,
): Promise<EditsTally> {
	const random = randomFrom(seed);
	const chosen = shuffled(desk.entries, random).slice(0, entries);
	/** Until when a mark was right, by the clock of this process; absent while it is. */
	const over = new Map<string, number>();
	let marks = 0;
	const nextMark = () => {
		marks += 1;
		return `xq${marks}qx`;
	};
	for (const entry of chosen) {
		entry.mark = nextMark();
		const change = desk.marked(entry, entry.mark);
		await desk.store(entry, change);
		await desk.report(entry, change);
	}
	const all = await sitemapPaths(site);
	const shows = new Map<string, Seen>();
	for (const path of all) shows.set(path, await look(site, path));
	const heading = (path: string) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(shows.get(path)?.html ?? "")?.[1] ?? "";
	const ownPages = new Map(chosen.map((entry) => [entry, all.filter((path) => marksIn(heading(path)).has(entry.mark))]));
	const related = all.filter((path) => marksIn(shows.get(path)?.html ?? "").size > 0);
	const others = shuffled(
		all.filter((path) => !related.includes(path)),
		random,
	);
	const watched = shuffled([...related.slice(0, pages), ...others.slice(0, Math.max(0, pages - related.length))], random);

	const tally = { edits: 0, looked: 0, read: 0, wrong: [] as string[], unrelated: 0, purged: 0 };
	const check = (path: string, { html }: Seen, began: number, when: string) => {
		for (const mark of marksIn(html)) {
			const ended = over.get(mark);
			if (ended !== undefined && ended < began) tally.wrong.push(`${path} still has ${mark} ${when}.`);
		}
	};
	let reading = false;
	let stopped = false;
	const reader = async () => {
		while (!stopped) {
			if (!reading) {
				await sleep(5);
				continue;
			}
			const path = watched[Math.floor(random() * watched.length)] ?? "/";
			const began = performance.now();
			check(path, await look(site, path), began, "for a reader");
			tally.read += 1;
		}
	};
	const readers = Promise.all(Array.from({ length: READERS }, reader));
	try {
		for (let edit = 0; edit < edits && tally.wrong.length < 20; edit += 1) {
			const entry = chosen[Math.floor(random() * chosen.length)];
			if (!entry) throw new Error("There is no entry to edit.");
			// Readers would keep again what was purged, so each second edit is looked at without them.
			reading = edit % 2 === 0;
			const before = new Map<string, Seen>();
			if (!reading) for (const path of watched) before.set(path, await look(site, path));
			const mark = entry.visible ? entry.mark : undefined;
			const what = await change(desk, entry, random(), nextMark);
			const now = performance.now();
			if (mark !== undefined && (mark !== entry.mark || !entry.visible)) over.set(mark, now);
			const concurrent = reading;
			for (const path of watched) {
				const began = performance.now();
				const seen = await look(site, path);
				const was = before.get(path) ?? shows.get(path);
				check(path, seen, began, `after ${what}`);
				tally.looked += 1;
				const had = mark !== undefined && was !== undefined && marksIn(was.html).has(mark);
				if (what === "a new title" && had && !marksIn(seen.html).has(entry.mark))
					tally.wrong.push(`${path} lost ${mark} and does not show ${entry.mark} after ${what}.`);
				if (ownPages.get(entry)?.includes(path) && (seen.status === 200) !== entry.visible)
					tally.wrong.push(`${path} answers ${seen.status} after ${what}.`);
				// Every page with editors' prose uses the terms that may be linked in it, whether it has one of them or not.
				if (
					!concurrent &&
					entry.collection !== "glossary_terms" &&
					was &&
					seen.kept !== undefined &&
					was.html === seen.html &&
					!had
				) {
					tally.unrelated += 1;
					if (!seen.kept) tally.purged += 1;
				}
				shows.set(path, seen);
			}
			tally.edits += 1;
			onDone?.(tally);
		}
	} finally {
		stopped = true;
		await readers;
	}
	return tally;
}

/** Changes an entry at random; it settles once the site has to know of it. @returns what was done, for messages */
async function change(desk: Desk, entry: Entry, choice: number, nextMark: () => string): Promise<string> {
	const bring = async (made: Change) => {
		await desk.store(entry, made);
		await desk.report(entry, made);
	};
	const due = async (field: "publish_at" | "unpublish_at", made: Change) => {
		const at = Date.now() + AHEAD;
		await bring({ ...made, [field]: new Date(at).toISOString() });
		await sleep(at + AFTERWARDS - Date.now());
	};
	if (!entry.visible) {
		const mark = nextMark();
		const shown = { ...desk.marked(entry, mark), status: "published", unpublish_at: null };
		entry.mark = mark;
		entry.visible = true;
		if (choice < 0.7) {
			await bring({ ...shown, publish_at: null });
			return "being published";
		}
		await due("publish_at", shown);
		return "the time to come";
	}
	if (choice < 0.7) {
		const mark = nextMark();
		await bring(desk.marked(entry, mark));
		entry.mark = mark;
		return "a new title";
	}
	if (choice < 0.9) {
		await bring({ status: "draft" });
		entry.visible = false;
		return "being withdrawn";
	}
	await due("unpublish_at", {});
	entry.visible = false;
	return "the time to go";
}

async function look(site: TestSite, path: string): Promise<Seen> {
	// Over a connection, each request would wait for it; without one, nothing else in this process would ever have its turn.
	await turn();
	const { status, headers, html } = await site.get(path);
	const said = headers.get("cache-status");
	return { status, html, kept: said === null ? undefined : /^"Data Hub"; hit/.test(said) };
}

function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
	return values
		.map((value) => ({ value, at: random() }))
		.toSorted((one, other) => one.at - other.at)
		.map(({ value }) => value);
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
