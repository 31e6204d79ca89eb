import { documentFields } from "@hub/content-model/cms/create-documents";
import { documentTypes } from "@hub/content-model/cms/document-types";
import { previewedCollections } from "@hub/content-model/preview/previewed-collections.server";
import type { Fields } from "@hub/shared-contracts/content/content-reader";
import { expect, test } from "vitest";
import { isPublicField } from "./public-fields.ts";

function pathsOf(fields: Fields): string[][] {
	return fields.flatMap((field) =>
		typeof field === "string"
			? [[field]]
			: Object.entries(field).flatMap(([name, related]) => pathsOf(related.fields).map((path) => [name, ...path])),
	);
}

test.each([...previewedCollections.keys()])(
	"[CT-8] a preview reads all fields that the page of %s shows",
	(collection) => {
		const type = documentTypes.get(collection);
		const paths = type ? pathsOf(documentFields(type)) : [];
		expect(paths.length).toBeGreaterThan(0);
		expect(paths.filter((path) => !isPublicField(collection, path))).toEqual([]);
	},
);

test.each([
	["posts", "user_created.email"],
	["posts", "author.user_updated.id.email"],
	["posts", "cover.uploaded_by"],
	["recordings", "file.uploaded_by.email"],
	["posts", "nothing"],
	["posts", "id.id"],
	["events", "speakers.events_id.user_created.token"],
	["registrations", "email"],
	["directus_users", "email"],
])("[CT-8] a preview reads nothing of %s at %s", (collection, path) => {
	expect(isPublicField(collection, path.split("."))).toBe(false);
});
