import type { EntryRow } from "@hub/shared-contracts/content/content-reader";
import { expect, test } from "vitest";
import { entriesFrom } from "./entry.ts";
import { changesOf } from "./last-change.ts";

const created = { date_created: "2026-01-02T03:04:05.000Z" };

test("[MT-5] an entry was modified at its last change or its scheduled publication, whichever is later", () => {
	expect(changesOf(created).modified).toBe("2026-01-02T03:04:05.000Z");
	expect(changesOf({ ...created, date_updated: "2026-02-01T00:00:00Z" }).modified).toBe("2026-02-01T00:00:00.000Z");
	const both = { ...created, date_updated: "2026-02-01T00:00:00Z", publish_at: "2026-03-01T08:00:00" };
	expect(changesOf(both).modified).toBe("2026-03-01T08:00:00.000Z");
	expect(changesOf({ date_created: null }).modified).toBeUndefined();
});

function entry(change: Partial<EntryRow<{ slug: string; region: string }>> = {}): EntryRow<{ slug: string; region: string }> {
	return {
		...{ key: "thing", locale: "de", announced: undefined, modified: "2026-01-02T03:04:05.000Z" },
		item: { slug: "ding", region: "" },
		...change,
	};
}

test("[MT-5] rows of one item are one entry, with parameters and date per language", () => {
	const rows = [
		entry(),
		entry({ locale: "en", item: { slug: "thing", region: "" }, modified: undefined }),
		entry({ key: "other", item: { slug: "anderes", region: "nord" } }),
	];
	expect(entriesFrom(rows, ({ slug, region }) => (region ? undefined : { slug }))).toEqual([
		{
			translations: { de: { slug: "ding" }, en: { slug: "thing" } },
			modified: { de: "2026-01-02T03:04:05.000Z" },
		},
	]);
});
