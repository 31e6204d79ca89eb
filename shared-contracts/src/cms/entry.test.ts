import { expect, test } from "vitest";
import { z } from "zod";
import { asWritten } from "../content/content-reader.ts";
import { type EntryRow, entriesFrom, entryRows } from "./entry.ts";
import { optionalText, text } from "./row.ts";

const query = entryRows<{ readonly slug: string; readonly region: string }>({
	collection: "things",
	fields: ["id", "slug", "region"],
	row: z.object({ slug: text, region: optionalText }),
	mean: ({ slug, region }) => ({ slug: String(slug), region: String(region) }),
});

const base = { id: "1", translation_key: "thing", locale: "de", slug: "ding", date_created: "2026-01-02T03:04:05.000Z" };

function parsed(row: Record<string, unknown>): EntryRow<{ slug: string; region: string }> {
	const result = query.parse({ ...base, ...row }, asWritten);
	if (result.kind === "broken") throw new Error(result.problem);
	return result.item;
}

test("[MT-5] an entry was modified at its last change or its scheduled publication, whichever is later", () => {
	expect(parsed({}).modified).toBe("2026-01-02T03:04:05.000Z");
	expect(parsed({ date_updated: "2026-02-01T00:00:00Z" }).modified).toBe("2026-02-01T00:00:00.000Z");
	const both = { date_updated: "2026-02-01T00:00:00Z", publish_at: "2026-03-01T08:00:00" };
	expect(parsed(both).modified).toBe("2026-03-01T08:00:00.000Z");
	expect(parsed({ date_created: null }).modified).toBeUndefined();
});

test("[MT-5] a row that the page's parser refuses is no entry", () => {
	expect(query.parse({ ...base, slug: "" }, asWritten)).toMatchObject({ kind: "broken" });
});

test("[MT-5] rows of one item are one entry, with parameters and date per language", () => {
	const rows = [
		parsed({}),
		parsed({ locale: "en", slug: "thing", date_created: null }),
		parsed({ translation_key: "other", slug: "anderes", region: "nord" }),
	];
	expect(entriesFrom(rows, ({ slug, region }) => (region ? undefined : { slug }))).toEqual([
		{
			translations: { de: { slug: "ding" }, en: { slug: "thing" } },
			modified: { de: "2026-01-02T03:04:05.000Z" },
		},
	]);
});
