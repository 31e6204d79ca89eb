import { authorTexts } from "@hub/shared-contracts/cms/author";
import { demoTexts } from "@hub/shared-contracts/cms/demo";
import { eventPage } from "@hub/shared-contracts/cms/event";
import { termTexts } from "@hub/shared-contracts/cms/glossary-term";
import { industryTexts } from "@hub/shared-contracts/cms/industry";
import { withLiveFields } from "@hub/shared-contracts/cms/live";
import { pageTexts } from "@hub/shared-contracts/cms/page";
import { postPage } from "@hub/shared-contracts/cms/post";
import { recordingTexts } from "@hub/shared-contracts/cms/recording";
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

const pages = [postPage, eventPage, pageTexts, demoTexts, recordingTexts, termTexts, industryTexts, authorTexts];

test.each(pages)("[CT-8] a preview reads all that the page of $collection shows", ({ collection, fields }) => {
	const paths = pathsOf(withLiveFields(collection, ["id", ...fields]));
	expect(paths.filter((path) => !isPublicField(collection, path))).toEqual([]);
});

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
])("[CT-8] and nothing of %s at %s", (collection, path) => {
	expect(isPublicField(collection, path.split("."))).toBe(false);
});
