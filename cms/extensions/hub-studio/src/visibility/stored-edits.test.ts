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

const form = { user: "ada", collection: "posts", entry: "1", version: "draft" };
const edits = [{ field: "title", value: "Typed", base: "Stored" }];

test("[CT-1] text is restored into the same form of the same account only", () => {
	const storage = memory();
	expect(readStoredEdits(storage, form)).toEqual([]);
	storeEdits(storage, form, edits);
	expect(readStoredEdits(storage, form)).toEqual(edits);
	for (const other of [{ user: "bob" }, { collection: "pages" }, { entry: "2" }, { version: "" }]) {
		expect(readStoredEdits(storage, { ...form, ...other })).toEqual([]);
		storeEdits(storage, { ...form, ...other }, []);
	}
	expect(readStoredEdits(storage, form), "another form takes nothing away").toEqual(edits);
	storeEdits(storage, form, []);
	expect(readStoredEdits(storage, form)).toEqual([]);
});

test("data of another program is ignored", () => {
	const storage = memory();
	storeEdits(storage, form, edits);
	storage.setItem('hub-studio/text-aside/["ada","posts","1","draft"]', "{");
	expect(readStoredEdits(storage, form)).toEqual([]);
});
