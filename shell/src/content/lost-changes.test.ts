import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { memoryContent } from "@hub/shared-contracts/testing/memory-content";
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { ContentChange } from "./content-change.ts";
import type { ContentSource, Row } from "./directus-source.server.ts";
import { findLostChanges } from "./lost-changes.server.ts";

const DAY = 86_400_000;
const NOON = Date.parse("2026-03-01T12:00:00Z");

/** A content service with one collection, whose clock is set by hand, and what the site is told of it. */
async function service(rows: readonly string[] = ["1", "2", "3"]) {
	const table = new Map<string, Row>();
	const listeners = new Set<(change: ContentChange) => void>();
	const purged: ContentChange[] = [];
	const clock = { now: NOON };
	const seen = { reads: 0, away: false };
	const source: ContentSource = {
		async read(read) {
			seen.reads += 1;
			if (seen.away) throw new ContentUnavailable("away");
			const reader = memoryContent({ navigation: [...table.values()] }, new Date(clock.now));
			if ("kind" in read) return [{ count: { id: await reader.count({ ...read, parse }) } }];
			return reader.list<Row>({ ...read, offset: read.offset ?? 0, parse });
		},
	};
	const log = { warn: vi.fn() };
	const write = (id: string) => {
		const at = new Date(clock.now).toISOString();
		const before = table.get(id);
		table.set(id, { id, locale: "en", date_created: before?.date_created ?? at, date_updated: before ? at : null });
		return before ? ("update" as const) : ("create" as const);
	};
	for (const id of rows) write(id);
	clock.now += DAY;
	const lost = findLostChanges({
		source,
		log,
		watched: [{ collection: "navigation", dated: true }],
		now: () => clock.now,
		content: {
			isAway: () => seen.away,
			purge: (change) => {
				purged.push(change);
				for (const listener of listeners) listener(change);
			},
			onChange(listener) {
				listeners.add(listener);
				return () => void listeners.delete(listener);
			},
		},
	});
	onTestFinished(lost.stop);
	await lost.compare();
	return {
		clock,
		seen,
		write,
		ids: () => new Set(table.keys()),
		remove: (id: string) => table.delete(id),
		/** The content service reports a change. */
		async report(id: string, event: ContentChange["event"]) {
			for (const listener of listeners) listener({ collection: "navigation", event, keys: new Set([id]), fields: undefined });
			await new Promise((resolve) => setTimeout(resolve));
		},
		/** What a comparison finds. */
		async found() {
			purged.length = 0;
			await lost.compare();
			return purged.flatMap(({ event, keys }) => [...(keys ?? [])].map((key) => `${event} ${key}`)).sort();
		},
	};
}

const parse = (row: unknown) => ({ kind: "item" as const, item: row as Row });

describe("[PF-4] a change of which the report was lost", () => {
	test("is found: a new row, a changed one, and one that is gone", async () => {
		const cms = await service();
		expect(await cms.found()).toEqual([]);
		cms.write("4");
		cms.write("2");
		cms.remove("1");
		expect(await cms.found()).toEqual(["create 4", "delete 1", "update 2"]);
		expect(await cms.found()).toEqual([]);
	});

	test("is not looked for where the report came", async () => {
		const cms = await service();
		await cms.report("2", cms.write("2"));
		await cms.report("4", cms.write("4"));
		cms.remove("1");
		await cms.report("1", "delete");
		expect(await cms.found()).toEqual([]);
	});

	test("is found after an earlier one of the same row was reported", async () => {
		const cms = await service();
		await cms.report("2", cms.write("2"));
		cms.clock.now += 1;
		cms.write("2");
		expect(await cms.found()).toEqual(["update 2"]);
	});

	test("is found where one came and another went, and where several bear the same moment", async () => {
		const cms = await service();
		cms.remove("3");
		for (const id of ["4", "5"]) cms.write(id);
		await cms.report("4", "create");
		expect(await cms.found()).toEqual(["create 5", "delete 3"]);
	});

	test("is found after a clock that was ahead was set right", async () => {
		const cms = await service();
		cms.clock.now += DAY;
		await cms.report("2", cms.write("2"));
		expect(await cms.found()).toEqual([]);
		cms.clock.now -= DAY;
		cms.write("1");
		expect(await cms.found()).toEqual(["update 1"]);
		expect(await cms.found()).toEqual([]);
	});

	test("is found when the content service is back, and nothing is asked before", async () => {
		const cms = await service();
		cms.write("2");
		cms.seen.away = true;
		cms.seen.reads = 0;
		expect(await cms.found()).toEqual([]);
		expect(cms.seen.reads).toBe(0);
		cms.seen.away = false;
		expect(await cms.found()).toEqual(["update 2"]);
	});

	test("a comparison that finds nothing costs the same three reads, however many rows there are", async () => {
		const costs = [];
		for (const count of [10, 2_000]) {
			const cms = await service(Array.from({ length: count }, (_, at) => String(at)));
			cms.clock.now += DAY;
			await cms.found();
			cms.seen.reads = 0;
			await cms.found();
			costs.push(cms.seen.reads);
		}
		expect(costs).toEqual([3, 3]);
	});

	test("is found whatever else happened", async () => {
		const step = fc.record({
			id: fc.constantFrom("1", "2", "3", "4", "5"),
			remove: fc.boolean(),
			told: fc.boolean(),
			pause: fc.constantFrom(1, 1_000, 120_000),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 4 }), async (rounds) => {
				const cms = await service();
				for (const steps of rounds) {
					const last = new Map<string, boolean>();
					/** Rows that the site believes to be there. */
					const believed = cms.ids();
					for (const { id, remove, told, pause } of steps) {
						cms.clock.now += pause;
						if (remove && !cms.remove(id)) continue;
						const event = remove ? "delete" : cms.write(id);
						if (told) await cms.report(id, event);
						if (told && remove) believed.delete(id);
						else if (told) believed.add(id);
						last.set(id, told);
					}
					const found = new Set((await cms.found()).map((change) => change.split(" ")[1]));
					for (const [id, told] of last) {
						// What came and went again between two comparisons was in no answer.
						if (!told && (believed.has(id) || cms.ids().has(id))) expect(found).toContain(id);
					}
				}
				expect(await cms.found()).toEqual([]);
			}),
		);
	});
});
