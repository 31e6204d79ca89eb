import { expect, test } from "vitest";
import { readStoredEdits, storeEdits } from "./stored-edits.ts";

function memory(): Storage {
	const all = new Map<string, string>();
	return {
		getItem: (key) => all.get(key) ?? null,
		setItem: (key, value) => void all.set(key, value),
		removeItem: (key) => void all.delete(key),
		clear: () => all.clear(),
		key: () => null,
		get length() {
			return all.size;
		},
	};
}

const place = { user: "ada", collection: "posts", entry: "1", version: "draft" };
const edits = [{ field: "title", value: "Typed", base: "Stored" }];

test("[CT-1] text is restored into the same form of the same account only", () => {
	const storage = memory();
	expect(readStoredEdits(storage, place)).toEqual([]);
	storeEdits(storage, place, edits);
	expect(readStoredEdits(storage, place)).toEqual(edits);
	for (const other of [{ user: "bob" }, { collection: "pages" }, { entry: "2" }, { version: "" }]) {
		expect(readStoredEdits(storage, { ...place, ...other })).toEqual([]);
		storeEdits(storage, { ...place, ...other }, []);
	}
	expect(readStoredEdits(storage, place), "another form takes nothing away").toEqual(edits);
	storeEdits(storage, place, []);
	expect(readStoredEdits(storage, place)).toEqual([]);
});

test("data of another program is ignored", () => {
	const storage = memory();
	storeEdits(storage, place, edits);
	storage.setItem('hub-studio/text-aside/["ada","posts","1","draft"]', "{");
	expect(readStoredEdits(storage, place)).toEqual([]);
});
