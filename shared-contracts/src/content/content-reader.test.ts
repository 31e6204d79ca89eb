import { expect, test } from "vitest";
import { collectionsOf } from "./content-reader.ts";

test("a query depends on its own collection and every related one, at any depth", () => {
	const face = { collection: "directus_files", fields: ["id"] };
	const fields = ["id", { author: { collection: "authors", fields: ["id", { face }] }, cover: face }];
	expect([...collectionsOf({ collection: "posts", fields })].sort()).toEqual(["authors", "directus_files", "posts"]);
});
