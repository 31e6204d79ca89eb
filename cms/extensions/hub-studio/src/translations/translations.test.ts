import { expect, test } from "vitest";
import { translatedFields } from "./translated-fields.ts";

test.each([
	["posts", ["title", "description", "body", "cover_alt", "slug"]],
	["events", ["title", "description", "body", "cancel_reason", "venue", "city", "agenda", "slug"]],
	["nothing", []],
])("[CT-1] of %s, what people read is written separately in each language", (collection, fields) => {
	expect(translatedFields(collection)).toEqual(fields);
});
