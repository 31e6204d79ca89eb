import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleanNodes } from "@hub/shared-contracts/rich-text/clean-nodes";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createArrivedTexts } from "./parse-arrived.server.ts";
import { openReplica, type Replica } from "./replica-file.server.ts";
import { tables } from "./replica-tables.server.ts";

const place = { epoch: 1, cursor: "0.1" };
let folder: string;
let replica: Replica;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "data-hub-replica-"));
	replica = openReplica(folder);
});
afterEach(() => {
	replica.close();
	rmSync(folder, { recursive: true });
});

const POST = Object.fromEntries([...(tables.get("posts")?.columns.keys() ?? [])].map((name) => [name, null]));

function store(id: string, body: string, title = "A title") {
	replica.apply(
		[{ collection: "posts", rows: [{ ...POST, id, status: "published", locale: "en", title, body }], gone: [] }],
		place,
	);
}

/** Parses all that has arrived. @returns how many rows */
function parseAll(): number {
	let count = 0;
	while (replica.parseNext()) count += 1;
	return count;
}

test("a text is parsed once after it has arrived, and again when it is another", () => {
	store("a", "<p onclick=x>One</p>");
	expect(replica.nodesOf("<p onclick=x>One</p>")).toBeUndefined();
	expect(replica.unparsed()).toBe(1);
	expect(parseAll()).toBe(1);
	expect(replica.unparsed()).toBe(0);
	expect(replica.nodesOf("<p onclick=x>One</p>")).toEqual(cleanNodes("<p>One</p>"));
	store("a", "<p onclick=x>One</p>", "Another title");
	expect(parseAll()).toBe(0);
	store("a", "<p>Two</p>");
	expect(replica.nodesOf("<p onclick=x>One</p>")).toBeUndefined();
	expect(parseAll()).toBe(1);
	expect(replica.nodesOf("<p>Two</p>")).toEqual(cleanNodes("<p>Two</p>"));
});

test("a text that two rows have stays as long as one of them does", () => {
	store("a", "<p>Same</p>");
	store("b", "<p>Same</p>");
	parseAll();
	replica.apply([{ collection: "posts", rows: [], gone: ["a"] }], place);
	expect(replica.nodesOf("<p>Same</p>")).toEqual(cleanNodes("<p>Same</p>"));
});

test("a withdrawn text leaves the file, parsed or not", () => {
	store("a", "<p>Withdrawn words</p>");
	store("b", "<p>Unparsed words</p>");
	replica.parseNext();
	replica.apply([{ collection: "posts", rows: [], gone: ["a", "b"] }], place);
	expect(parseAll()).toBe(0);
	const bytes = ["", "-wal"].map((part) => readFileSync(join(folder, `replica.sqlite${part}`), "latin1")).join("");
	expect(bytes).not.toMatch(/Withdrawn words|Unparsed words/);
});

test("what was not parsed when the site ended is parsed after the next start", () => {
	store("a", "<p>One</p>");
	replica.close();
	replica = openReplica(folder);
	expect(parseAll()).toBe(1);
});

test("parsing gives way while texts are filled in, and goes on by itself", async () => {
	const texts = createArrivedTexts(replica, { warn: vi.fn() });
	for (let at = 0; at < 30; at += 1) store(`row-${at}`, `<p>Text ${at}</p>`);
	texts.begin();
	texts.begin();
	await vi.waitFor(() => expect(replica.nodesOf("<p>Text 29</p>")).toBeDefined());
	const rows = async function* () {
		yield { collection: "posts", rows: [{ ...POST, id: "new", status: "published", locale: "en", body: "<p>New</p>" }] };
		expect(replica.parseNext()).toBe(false);
	};
	await replica.fill(place, rows());
	texts.begin();
	await vi.waitFor(() => expect(replica.nodesOf("<p>New</p>")).toBeDefined());
	texts.stop();
});

test("where a text cannot be stored, as on a full disk, that is said, and the next change begins again", async () => {
	const warn = vi.fn();
	let full = true;
	const parseNext = vi.fn(() => {
		if (full) throw new Error("database or disk is full");
		return false;
	});
	const texts = createArrivedTexts({ parseNext }, { warn });
	texts.begin();
	await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
	full = false;
	texts.begin();
	await vi.waitFor(() => expect(parseNext).toHaveBeenCalledTimes(2));
});
