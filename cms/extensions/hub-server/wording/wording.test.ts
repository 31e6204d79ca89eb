import { posts } from "@hub/content-model/collections/posts";
import { catalogueProblems } from "@hub/shared-contracts/language/messages";
import { expect, test } from "vitest";
import { slugError } from "../editing/rules/addresses.ts";
import { missingRequiredError } from "../editing/rules/values.ts";
import { creation } from "../entries/change.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import en from "./messages/en-US.json" with { type: "json" };
import { languageName, localeOf, nameOf, runInLocale } from "./wording.ts";

const unfinished = creation(posts, { status: "published", locale: "de", translation_key: "a", slug: "ä" });

test("refusals have the same keys and placeholders in every language", () => {
	expect(catalogueProblems(de, en)).toEqual([]);
});

test("a refusal is in the editor's language, names fields like their form, and is shown beside the first of them", () => {
	const german = runInLocale("de", () => [missingRequiredError(unfinished), slugError(unfinished)]);
	expect(german).toEqual([
		{
			at: "title",
			reason:
				"Füllen Sie „Titel“, „Kurzbeschreibung“, „Text“, „Autorin oder Autor“, „Rubrik“ und „Veröffentlicht am“ aus, oder setzen Sie „Status“ auf Entwurf: Ein veröffentlichter Eintrag braucht alle Pflichtfelder.",
		},
		{
			at: "slug",
			reason:
				"„Adressteil“ kann nicht „ä“ sein: Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen, etwa „ae“.",
		},
	]);
	expect(slugError(unfinished)?.reason).toMatch(/^“End of the address” cannot be “ä”/);
	const draft = { title: "Eins", status: "draft", locale: "de" };
	expect(runInLocale("de", () => `${nameOf(posts, draft)}, ${languageName("en")}`)).toBe("„Eins“ (Entwurf), Englisch");
});

test("unsupported languages get the default", () => {
	expect(["de-DE", "de-AT", "en-GB", "pl-PL", null].map(localeOf)).toEqual(["de", "de", "en", "en", "en"]);
});
