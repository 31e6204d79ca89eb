import { expect, test } from "vitest";
import { editsTo, parseStates, statesQuery } from "./earlier-states.ts";

const activity = { timestamp: "2026-11-20T09:00:00Z", user: { first_name: "Ada", last_name: null } };
const state = (data: object) => ({ id: 1, data: { ...data }, activity });

test("restoring an earlier state restores different fields, but not the status", () => {
	const form = { term: "Plug", short: "", author: { id: "ada" }, status: "published", body: "new" };
	const then = state({ term: "Socket", short: null, author: "ada", status: "draft", body: "old", id: "1" });
	expect(editsTo(then, form, ["status", "term", "short", "author", "body", "cover"])).toEqual([
		{ field: "term", value: "Socket" },
		{ field: "body", value: "old" },
	]);
});

test("restoring clears fields that were empty and keeps fields that the state does not contain", () => {
	expect(editsTo(state({ cover: null }), { cover: "a", author: "b" }, ["cover", "author"])).toEqual([
		{ field: "cover", value: null },
	]);
});

test("the history contains saves of the entry and of the edited draft only", () => {
	const filterOf = (version?: string) => JSON.parse(statesQuery("posts", "1", version).filter ?? "");
	expect(filterOf()).toEqual({ collection: { _eq: "posts" }, item: { _eq: "1" }, _or: [{ version: { _null: true } }] });
	expect(filterOf("v")._or).toEqual([{ version: { _null: true } }, { version: { _eq: "v" } }]);
	expect(parseStates({ data: [state({ term: "Plug" })] })).toHaveLength(1);
});
