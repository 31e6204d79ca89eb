import { expect, test } from "vitest";
import { storedBy, unsavedFields } from "./stored-draft.ts";

const answer = (method: string, url: string, data: object, sent?: object) => ({
	config: { method, url, data: sent && JSON.stringify(sent) },
	data: { data },
});

test.each([
	["a save", answer("post", "/versions/v1/save?patchRevision", { title: "A" }, { body: "B" }), { title: "A", body: "B" }],
	["another version", answer("post", "/versions/v2/save", {}, { body: "B" }), undefined],
	["a version that is read", answer("get", "/versions/v1", { title: "A" }), undefined],
	["a save of the entry itself", answer("patch", "/items/posts/p1", { title: "A" }, { title: "A" }), undefined],
	["something else", "<html>", undefined],
])("[CT-1] what %s says to be stored", (_, said, stored) => {
	expect(storedBy(said, "v1")).toEqual(stored);
});

test("[CT-1] what a form holds otherwise is not stored yet", () => {
	expect(unsavedFields({ title: "A", body: null }, { title: "Ab", locale: "en" })).toEqual(["title", "locale"]);
	expect(unsavedFields({ speakers: { create: [{}] } }, { speakers: ["s1"] })).toEqual([]);
	expect(unsavedFields({ title: "A", blocks: [] }, { title: "A", blocks: [], body: null })).toEqual([]);
});
