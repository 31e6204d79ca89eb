// Random edits, publications, withdrawals and due dates while pages are read. When the site has received a change, no
// page shows the former state.

import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { testSite } from "@hub/e2e/test-site";
import { sitemapPaths } from "../fixtures/crawl.ts";
import { faultyProxy } from "../fixtures/stand-in-services.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";
import { type Desk, type Entry, menuMarks, openDesk } from "./edited-entries.ts";
import { type Fault, serviceFaults } from "./service-faults.ts";

export interface RandomEditsOptions {
	readonly edits: number;
	readonly seed: number;
	/** Number of edited entries, and of pages checked after each edit. Default: all. */
	readonly entries?: number;
	readonly pages?: number;
	/**
	 * Number of edits with concurrent readers between two checks of all pages; default 1. Every second check follows an
	 * edit without readers, so that its effect on other pages is known.
	 */
	readonly together?: number;
	/** Default true. */
	readonly pageCache?: boolean;
	/** Number of edits after which Directus is unreachable during one. Default: never. */
	readonly faultEvery?: number | undefined;
}

export interface EditsTally {
	readonly edits: number;
	readonly wrong: readonly string[];
	readonly faults: number;
}

const READERS = 4;

/** Distance of a due date, and delay of the check after it, in ms. */
const DUE_AFTER_MS = 1_200;
const AFTERWARDS = 60;

type Change = Readonly<Record<string, unknown>>;

interface Seen {
	readonly status: number;
	readonly html: string;
}

export async function tryRandomEdits(options: RandomEditsOptions): Promise<EditsTally> {
	const pageCache = options.pageCache ?? true;
	const random = randomFrom(options.seed);
	const proxy = await faultyProxy(testSite().settings.cmsUrl);
	const { faultEvery } = options;
	const site = await openTestSite({ pageCache, ...(faultEvery && { cmsUrl: proxy.url }) }, { listens: !pageCache });
	const desk = await openDesk(site);
	const faulty = withFaults(desk, serviceFaults(proxy, random), {
		every: faultEvery ?? Number.POSITIVE_INFINITY,
		random,
	});
	try {
		return await run(site, faulty.desk, { ...options, random, faults: faulty });
	} finally {
		await desk.restore();
		await site.close();
		await proxy.close();
	}
}

function withFaults(
	desk: Desk,
	faults: readonly Fault[],
	{ every, random }: { readonly every: number; readonly random: () => number },
): { readonly desk: Desk } & Faults {
	let stored = 0;
	let met = 0;
	let lately = "";
	const store: Desk["store"] = async (entry, change) => {
		stored += 1;
		lately = "";
		const fault = stored % every === 0 ? faults[Math.floor(random() * faults.length)] : undefined;
		if (!fault) return desk.store(entry, change);
		met += 1;
		await fault.around(() => desk.store(entry, change));
		// This step of the site may still meet the fault. The caller waits for the next one.
		await desk.catchUp();
		lately = ` while the content service was ${fault.name}`;
	};
	return { desk: { ...desk, store }, met: () => met, lately: () => lately };
}

interface Faults {
	met(): number;
	lately(): string;
}

interface Run extends RandomEditsOptions {
	readonly random: () => number;
	readonly faults: Faults;
}

async function run(
	site: TestSite,
	desk: Desk,
	{ edits, random, faults, entries = Number.POSITIVE_INFINITY, pages = Number.POSITIVE_INFINITY, together = 1 }: Run,
): Promise<EditsTally> {
	const chosen = shuffled(desk.entries, random).slice(0, entries);
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
		await desk.catchUp();
	}
	const all = await sitemapPaths(site);
	const shows = new Map<string, Seen>();
	for (const path of all) shows.set(path, await look(site, path));
	const heading = (path: string) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(shows.get(path)?.html ?? "")?.[1] ?? "";
	const ownPages = new Map(
		chosen.map((entry) => [entry, all.filter((path) => menuMarks(heading(path)).has(entry.mark))]),
	);
	const related = all.filter((path) => menuMarks(shows.get(path)?.html ?? "").size > 0);
	const others = shuffled(
		all.filter((path) => !related.includes(path)),
		random,
	);
	const watched = shuffled(
		[...related.slice(0, pages), ...others.slice(0, Math.max(0, pages - related.length))],
		random,
	);

	const tally = { edits: 0, faults: 0, wrong: [] as string[] };
	const check = (path: string, { status, html }: Seen, began: number, when: string) => {
		if (status >= 500) tally.wrong.push(`${path} answers ${status} ${when}.`);
		for (const mark of menuMarks(html)) {
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
		}
	};
	/** Edits entries one after the other; entries with due dates wait together. @returns the last change of each */
	const editSome = async (count: number): Promise<ReadonlyMap<Entry, string>> => {
		const done = new Map<Entry, string>();
		const waiting = new Map<Entry, Promise<void>>();
		for (let at = 0; at < count; at += 1) {
			const free = chosen.filter((entry) => !waiting.has(entry));
			const entry = free[Math.floor(random() * free.length)];
			if (!entry) break;
			const mark = entry.visible ? entry.mark : undefined;
			const { what, due } = await change(desk, entry, random(), nextMark);
			const settle = () => {
				if (mark !== undefined && (mark !== entry.mark || !entry.visible)) over.set(mark, performance.now());
			};
			if (due === undefined) settle();
			else waiting.set(entry, sleep(Math.max(0, due + AFTERWARDS - Date.now())).then(settle));
			done.set(entry, what + faults.lately());
			tally.edits += 1;
			tally.faults = faults.met();
		}
		await Promise.all(waiting.values());
		return done;
	};

	const readers = Promise.all(Array.from({ length: READERS }, reader));
	try {
		for (let round = 0; tally.edits < edits && tally.wrong.length < 20; round += 1) {
			// Every second round is checked without readers, whose requests would cache pages.
			reading = round % 2 === 0;
			const before = new Map<string, Seen>();
			if (!reading) for (const path of watched) before.set(path, await look(site, path));
			const marked = new Map(chosen.map((entry) => [entry, entry.visible ? entry.mark : undefined]));
			const done = await editSome(reading ? Math.min(together, edits - tally.edits) : 1);
			const what = [...new Set(done.values())].join(", ");
			const [alone] = done.size === 1 ? done.keys() : [];
			const mark = alone && marked.get(alone);
			for (const path of watched) {
				const began = performance.now();
				const seen = await look(site, path);
				const was = before.get(path) ?? shows.get(path);
				check(path, seen, began, `after ${what}`);
				const had = mark !== undefined && was !== undefined && menuMarks(was.html).has(mark);
				if (what.startsWith("a new title") && alone && had && !menuMarks(seen.html).has(alone.mark))
					tally.wrong.push(`${path} lost ${mark} and does not show ${alone.mark} after ${what}.`);
				for (const entry of done.keys())
					if (ownPages.get(entry)?.includes(path) && (seen.status === 200) !== entry.visible)
						tally.wrong.push(`${path} answers ${seen.status} after ${done.get(entry)}.`);
				shows.set(path, seen);
			}
		}
	} finally {
		stopped = true;
		await readers;
	}
	return tally;
}

/** Applied change of an entry, for failure messages. `due` in ms; undefined for an immediate change. */
interface AppliedChange {
	readonly what: string;
	readonly due?: number;
}

async function change(desk: Desk, entry: Entry, choice: number, nextMark: () => string): Promise<AppliedChange> {
	const bring = async (made: Change) => {
		await desk.store(entry, made);
		await desk.catchUp();
	};
	const due = async (field: "publish_at" | "unpublish_at", made: Change) => {
		const at = Date.now() + DUE_AFTER_MS;
		await bring({ ...made, [field]: new Date(at).toISOString() });
		return at;
	};
	if (!entry.visible) {
		const mark = nextMark();
		const shown = { ...desk.marked(entry, mark), status: "published", unpublish_at: null };
		entry.mark = mark;
		entry.visible = true;
		if (choice < 0.7) {
			await bring({ ...shown, publish_at: null });
			return { what: "being published" };
		}
		return { what: "the time to come", due: await due("publish_at", shown) };
	}
	if (choice < 0.7) {
		const mark = nextMark();
		await bring(desk.marked(entry, mark));
		entry.mark = mark;
		return { what: "a new title" };
	}
	if (choice < 0.9) {
		await bring({ status: "draft" });
		entry.visible = false;
		return { what: "being withdrawn" };
	}
	const at = await due("unpublish_at", {});
	entry.visible = false;
	return { what: "the time to go", due: at };
}

async function look(site: TestSite, path: string): Promise<Seen> {
	// A connection would delay each request; without one, nothing else in this process would run.
	await turn();
	const { status, html } = await site.get(path);
	return { status, html };
}

function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
	return values
		.map((value) => ({ value, at: random() }))
		.toSorted((one, other) => one.at - other.at)
		.map(({ value }) => value);
}

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
