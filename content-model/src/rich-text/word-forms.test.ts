import { stemOf } from "@hub/shared-contracts/language/words";
import { describe, expect, test } from "vitest";
import { wordPattern } from "./word-forms.ts";

const noun = (word: string, locale: "de" | "en") => wordPattern(word, { locale, last: true, name: false });

describe("[CT-4] a German noun", () => {
	test.each([
		["Datenraum", "Datenraums Datenraumes Datenräume Datenräumen Datenraume"],
		["Konnektor", "Konnektors Konnektoren"],
		["Nutzungsregel", "Nutzungsregeln"],
		["Produktpass", "Produktpasses Produktpässe Produktpässen"],
		["Nutzungsvertrag", "Nutzungsvertrags Nutzungsverträge Nutzungsverträgen"],
		["Identität", "Identitäten"],
		["Brieftasche", "Brieftaschen"],
		["Verzeichnis", "Verzeichnisse Verzeichnissen Verzeichnisses"],
		["Fußabdruck", "Fußabdrucks Fußabdrücke"],
		["Katalog", "Kataloge Kataloges Katalogen"],
		["Datengeber", "Datengebers Datengebern Datengeberin Datengeberinnen"],
		["Regelwerk", "Regelwerke Regelwerks Regelwerken"],
		["Ontologie", "Ontologien"],
		["Metadaten", "Metadaten"],
	])("%s matches its inflected forms: %s", (word, forms) => {
		const pattern = noun(word, "de");
		for (const form of [word, ...forms.split(" ")]) expect([form, pattern.fits(form)]).toEqual([form, true]);
	});

	test.each([
		["Datenraum", "Datenraumbetreiber"],
		["Katalog", "Katalogisierung"],
		["Vertrag", "vertragen"],
		["Katalog", "katalog"],
		["Nachweis", "nachweisen"],
		["Raum", "Traum"],
		["Brieftasche", "Brieftäschen"],
		["Regel", "Riegel"],
	])("%s does not match %s: compounds and lower-case words are different words", (word, other) => {
		expect(noun(word, "de").fits(other)).toBe(false);
	});

	test("matches with soft hyphens and decomposed letters", () => {
		expect(noun("Nutzungsregel", "de").fits("Nutzungs\u00adregeln")).toBe(true);
		expect(noun("Datenraum", "de").fits("Datenra\u0308ume")).toBe(true);
	});
});

describe("[CT-4] a German adjective", () => {
	const before = wordPattern("Digitaler", { locale: "de", last: false, name: false });
	test.each(["digitaler", "Digitale", "digitalen", "digitales", "digitalem"])("matches %s", (form) => {
		expect(before.fits(form)).toBe(true);
	});
	test.each(["digital", "digitalere", "Digitalisierung"])("does not match %s", (form) => {
		expect(before.fits(form)).toBe(false);
	});
});

describe("[CT-4] an English noun", () => {
	test.each([
		["connector", "Connector connectors"],
		["Policy", "policies policy"],
		["key", "keys"],
		["mesh", "meshes"],
		["access", "accesses"],
	])("%s matches its plural in any case: %s", (word, forms) => {
		for (const form of forms.split(" ")) expect([form, noun(word, "en").fits(form)]).toEqual([form, true]);
	});
	test.each([
		["connector", "connect"],
		["space", "spaced"],
		["policy", "policing"],
	])("%s does not match %s", (word, other) => {
		expect(noun(word, "en").fits(other)).toBe(false);
	});
});

describe("[CT-4] a word in capitals, and a name", () => {
	test.each([
		["DPP", "DPP", true],
		["DPP", "DPPs", true],
		["DPP", "dpp", false],
		["CO₂", "CO₂", true],
		["CO₂", "co₂", false],
	])("%s matches %s: %s", (word, other, fits) => {
		expect(noun(word, "en").fits(other)).toBe(fits);
	});
	test("a name matches with its capitals only", () => {
		const act = wordPattern("Act", { locale: "en", last: true, name: true });
		expect([act.fits("Act"), act.fits("act")]).toEqual([true, false]);
	});
});

test("a matching form has one of the pattern's stems", () => {
	for (const locale of ["de", "en"] as const) {
		for (const word of ["Datenraum", "DPP", "Digitaler"]) {
			const pattern = noun(word, locale);
			for (const form of [word, `${word}s`])
				if (pattern.fits(form)) expect(pattern.stems).toContain(stemOf(form, locale));
		}
	}
});
