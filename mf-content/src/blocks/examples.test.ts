// The example of every block is valid, rendered, and described in docs/blocks.md.

import { unknownFields } from "@hub/content-model/cms/unknown-fields";
import { openTestHost } from "@hub/content-model/testing/test-host";
import { describe, expect, test } from "vitest";
import server from "../remote.server.ts";
import { declarations } from "./block-declarations.ts";
import { describedBlocks } from "./document.fixture.ts";
import { examples } from "./examples.fixture.ts";
import { blockShape, parseBlocks } from "./parse-blocks.loader.ts";

/** Fields with text that the page shows unchanged. */
const SHOWN = ["eyebrow", "heading", "intro", "title", "text", "question", "caption", "value"];

function wordsOf(value: unknown): readonly string[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([field, part]) => {
		if (typeof part !== "string") return wordsOf(part);
		return SHOWN.includes(field) ? [part] : [];
	});
}

const plain = (text: string) => text.replaceAll("\u00ad", "").replaceAll("\u00a0", " ");

describe.each(examples)("[CT-1] the example of $type in $language", ({ written }) => {
	test("is valid, without unknown fields", () => {
		expect(parseBlocks([written], "p").problems).toEqual([]);
		expect(unknownFields(blockShape, written)).toEqual([]);
	});
});

// Blocks with slots are rendered by other remotes.
const renderedHere = examples.filter(({ type }) => !declarations[type]?.slots);

test.each(renderedHere)(
	"[CT-1] the example of $type in $language is rendered with all its texts",
	async ({ type, language, written }) => {
		const page = { locale: language, slug: "example", title: "Example", translation_key: "example", blocks: [written] };
		// Rows for blocks that list or embed other content.
		const row = { ...page, slug: "source" in written ? written.source : "a-slug", client: "A client" };
		const said = { topic: "governance", language, published_on: "2026-03-10", provider: "vimeo", source: "445351154" };
		const host = openTestHost(server, {
			rows: { pages: [page], client_references: [row], recordings: [{ ...row, ...said }] },
		});
		const { status, text, outcome } = await host.get(host.href("page", { slug: "example" }, language) ?? "");
		expect(status).toBe(200);
		for (const words of wordsOf(written)) expect(plain(text)).toContain(plain(words));
		expect(outcome).toMatchObject({
			lazyChunks: ["block-page", ...(declarations[type]?.view === "page" ? [] : [type])],
		});
	},
);

test("[CT-1] docs/blocks.md describes every block, its fields and an example (`-u` rewrites it)", async () => {
	await expect(describedBlocks()).toMatchFileSnapshot("../../../docs/blocks.md");
});
