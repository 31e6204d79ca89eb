import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Row } from "../directus/directus-source.server.ts";
import { openReplica } from "../replica/replica-file.server.ts";
import { tableNamed } from "../replica/replica-tables.server.ts";
import { searchReplica } from "./replica-search.server.ts";
import { pagesBySlug, release, row, searchedSets } from "./searched-set.fixture.ts";

const PLACE = { epoch: 1, cursor: "0.1" };
const EMPTY = Object.fromEntries([...tableNamed("pages").columns.keys()].map((name) => [name, null]));

/** A search, and the replica beside it, which has nothing yet. */
async function beside() {
	const folder = mkdtempSync(join(tmpdir(), "data-hub-search-"));
	const set = (await searchedSets())(release([pagesBySlug()]));
	const log = { info: vi.fn(), error: vi.fn() };
	const search = searchReplica({ folder, live: { current: () => set }, log });
	const writer = openReplica(folder);
	onTestFinished(() => {
		search.stop();
		writer.close();
		rmSync(folder, { recursive: true });
	});
	const titles = async (words: string) =>
		(await search.find("en", { words, limit: 10 })).places.map(({ title }) => title.map(({ text }) => text).join(""));
	const save = (...rows: readonly Row[]) =>
		writer.apply([{ collection: "pages", rows: rows.map((one) => ({ ...EMPTY, ...one })), gone: [] }], PLACE);
	return { search, titles, save, log };
}

test("[CT-5] what a site stores is found by the search beside it, from the first filling on", async () => {
	const { search, titles, save, log } = await beside();
	expect((await search.find("en", { words: "rules", limit: 10 })).complete).toBe(false);
	save(row("one", "Rules"));
	await vi.waitFor(async () => expect(await titles("rules")).toEqual(["Rules"]));
	save(row("two", "More rules"), row("one", "Contracts"));
	await vi.waitFor(async () => expect(await titles("rules")).toEqual(["More rules"]));
	expect((await search.find("en", { words: "rules", limit: 10 })).complete).toBe(true);
	expect(log.info).toHaveBeenCalledOnce();
	expect(log.error).not.toHaveBeenCalled();
});

test("[CT-5] what comes by itself is found from its moment on", async () => {
	const { titles, save } = await beside();
	save(row("one", "Rules"), row("two", "More rules", { publish_at: new Date(Date.now() + 1_500).toISOString() }));
	await vi.waitFor(async () => expect(await titles("rules")).toEqual(["Rules"]));
	await vi.waitFor(async () => expect(await titles("rules")).toHaveLength(2), 10_000);
});
