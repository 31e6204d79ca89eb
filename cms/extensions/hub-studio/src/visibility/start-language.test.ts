import { expect, test } from "vitest";
import { languageOf } from "./start-language.ts";

test.each([
	[{ locale: { _eq: "de" } }, "de"],
	[{ _and: [{ status: { _eq: "draft" } }, { locale: { _in: ["en"] } }] }, "en"],
	[{ _and: [{ _and: [{ locale: { _eq: "de" } }] }] }, "de"],
	[{ _or: [{ locale: { _eq: "de" } }, { title: { _eq: "A" } }] }, undefined],
	[{ locale: { _in: ["de", "en"] } }, undefined],
	[{ locale: { _neq: "de" } }, undefined],
	[{ locale: { _eq: "xx" } }, undefined],
	[null, undefined],
])("[LN-7] a list filtered by %j begins entries in %s", (filter, language) => {
	expect(languageOf(filter)).toBe(language);
});
