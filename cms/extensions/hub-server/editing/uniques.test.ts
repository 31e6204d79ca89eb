import { RecordNotUniqueError } from "@directus/errors";
import { expect, test } from "vitest";
import { explainIndex } from "./uniques.ts";

const error = (field: string, value: unknown = undefined) =>
	new RecordNotUniqueError({ collection: "categories", field, value: value as string });

test("[CT-1] a violated unique index is reported like a rule, for both databases", () => {
	expect(explainIndex(error("slug", "pulse"))).toMatchObject({
		message: "The address “pulse” was taken in the same language a moment ago: choose another one.",
		status: 400,
	});
	for (const found of [error("region", "europe"), error("locale, slug"), error("locale, slug, region")])
		expect(explainIndex(found)).toMatchObject({ message: expect.stringMatching(/^This address was taken/) });
	expect(explainIndex(error("locale, translation_key"))).toMatchObject({
		message: expect.stringMatching(/^This translation key/),
	});
});

test("database errors other than violated unique indexes stay unchanged", () => {
	for (const other of [error("id"), new Error("disk full"), undefined]) expect(explainIndex(other)).toBe(other);
});
