import { collections } from "@hub/shared-contracts/collections/collections";
import { expect, test } from "vitest";
import { listIndexesOf } from "./list-indexes.ts";

const indexesOf = (name: string) => {
	const definition = collections.find(({ collection }) => collection === name);
	return definition && listIndexesOf(definition);
};

test("[PF-4] a list has an index in its order, with what says whether a row is live", () => {
	const live = ["locale", "status", "publish_at", "unpublish_at"];
	expect(indexesOf("posts")?.list).toEqual(["-published_on", "title", "id", ...live, "author", "category"]);
	expect(indexesOf("client_references")?.list?.slice(0, 3)).toEqual(["-published_on", "client", "id"]);
	expect(indexesOf("authors")).toEqual({ date_created: ["date_created"], date_updated: ["date_updated"] });
	expect(indexesOf("events_speakers")).toEqual({});
	expect(indexesOf("registrations")).toEqual({});
});
