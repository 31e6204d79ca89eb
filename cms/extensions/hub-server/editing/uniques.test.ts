import { RecordNotUniqueError } from "@directus/errors";
import { expect, test } from "vitest";
import { explainUniqueIndex } from "./uniques.ts";

const error = (field: string) => new RecordNotUniqueError({ collection: "categories", field, value: null });

test("[CT-1] a violated unique index is reported like a rule, for both databases", () => {
	for (const found of ["slug", "region", "locale, slug", "locale, slug, region"])
		expect(explainUniqueIndex(error(found))).toMatchObject({ status: 400, extensions: { at: "slug" } });
	expect(explainUniqueIndex(error("locale, translation_key"))).toMatchObject({
		message: "“Translation Key” was taken by another entry in the same language a moment ago: choose another value.",
	});
});

test("database errors other than violated unique indexes stay unchanged", () => {
	for (const other of [error("id"), new Error("disk full"), undefined]) expect(explainUniqueIndex(other)).toBe(other);
});
