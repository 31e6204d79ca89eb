import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ContentChange } from "./content-change.ts";
import { readReplica } from "./read-replica.server.ts";
import { openReplica, type Replica } from "./replica-file.server.ts";
import { tableNamed } from "./replica-tables.server.ts";

const place = { epoch: 1, cursor: "0.1" };
const EMPTY = Object.fromEntries([...tableNamed("authors").columns.keys()].map((name) => [name, null]));
const author = (id: string, name: string) => ({ ...EMPTY, id, slug: id, status: "published", locale: "en", display_name: name });

let folder: string;
let writer: Replica;
const ends: (() => void)[] = [];

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "data-hub-replica-"));
	writer = openReplica(folder);
});
afterEach(() => {
	for (const end of ends.splice(0)) end();
	writer.close();
	rmSync(folder, { recursive: true });
});

/** Reads what is written, and hears of it. */
function reader() {
	const heard: ContentChange[] = [];
	const onReplaced = vi.fn();
	const replica = readReplica({ folder, onChange: (change) => heard.push(change), onReplaced });
	ends.push(replica.close);
	const names = () =>
		replica
			.readNow({ collection: "authors", fields: ["display_name"], filter: {}, sort: ["slug"], limit: 10 })
			.map((row) => row.display_name);
	return { replica, heard, onReplaced, names };
}

const store = (...rows: readonly ReturnType<typeof author>[]) => writer.apply([{ collection: "authors", rows, gone: [] }], place);

describe("[CT-1] a replica that another process writes", () => {
	test("can be read once it was filled, and tells what is another then", async () => {
		const { replica, heard, names, onReplaced } = reader();
		expect(names).toThrow(ContentUnavailable);
		store(author("a", "Ada"));
		await vi.waitFor(() => expect(names()).toEqual(["Ada"]));
		expect(onReplaced).toHaveBeenCalledOnce();
		store(author("a", "Lovelace"), author("g", "Grace"));
		writer.apply([{ collection: "authors", rows: [], gone: ["a"] }], place);
		await vi.waitFor(() => expect(heard).toHaveLength(3));
		expect(names()).toEqual(["Grace"]);
		expect(heard).toEqual([
			{ collection: "authors", event: "create", keys: new Set(["g"]), fields: undefined },
			{ collection: "authors", event: "update", keys: new Set(["a"]), fields: new Set(["display_name"]) },
			{ collection: "authors", event: "delete", keys: new Set(["a"]), fields: undefined },
		]);
		expect(replica.version()).toBe(writer.version());
	});

	test("has the texts that were parsed there", async () => {
		store(author("a", "Ada"));
		const { replica } = reader();
		writer.apply([{ collection: "authors", rows: [{ ...author("a", "Ada"), bio: "<p>First.</p>" }], gone: [] }], place);
		while (writer.parseNext());
		expect(replica.nodesOf("<p>First.</p>")).toEqual([{ tag: "p", children: ["First."] }]);
	});

	test("gives a writer way: what is withdrawn leaves the write-ahead log", () => {
		store(author("a", "Ada"));
		const { names } = reader();
		names();
		writer.apply([{ collection: "authors", rows: [], gone: ["a"] }], place);
		const database = new DatabaseSync(join(folder, "replica.sqlite"), { readOnly: true });
		ends.push(() => database.close());
		expect(database.prepare("pragma wal_checkpoint(passive)").get()).toMatchObject({ log: 0 });
	});

	test("that was replaced is opened again, and anything may be another", async () => {
		store(author("a", "Ada"));
		const { names, onReplaced } = reader();
		expect(names()).toEqual(["Ada"]);
		writer.close();
		for (const part of ["", "-wal", "-shm"]) rmSync(join(folder, `replica.sqlite${part}`), { force: true });
		writer = openReplica(folder);
		store(author("g", "Grace"));
		await vi.waitFor(() => expect(onReplaced).toHaveBeenCalled(), 5_000);
		expect(names()).toEqual(["Grace"]);
	});

	test("that changed more often than it remembers may be another as a whole", async () => {
		store(author("a", "Ada"));
		vi.useFakeTimers({ toFake: ["setInterval"] });
		try {
			const { heard, onReplaced } = reader();
			for (let at = 0; at < 1_001; at += 1) store(author("a", `Ada ${at}`));
			vi.advanceTimersByTime(50);
			expect([heard.length, onReplaced.mock.calls.length]).toEqual([0, 1]);
		} finally {
			vi.useRealTimers();
		}
	});

	test("of another release's tables cannot be read", () => {
		store(author("a", "Ada"));
		const database = new DatabaseSync(join(folder, "replica.sqlite"));
		database.exec("update place set structure = 'another'");
		database.close();
		expect(reader().names).toThrow(ContentUnavailable);
	});
});
