import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressWords, comparable, composed, folded, inOneLine, plainWord, visible } from "./letters.ts";

describe("[SS-1] words for an address", () => {
	test.each([
		["Größe zählt", "groesse-zaehlt"],
		["ÜBER GRÖẞE", "ueber-groesse"],
		["Łódź und Wrocław", "lodz-und-wroclaw"],
		["Søren und Ærø", "soren-und-aero"],
		[
			"Œuvre, Đorđe, Þór, Guðrún, Ħal, Diyarbakır, İzmir, Čeština",
			"oeuvre-dorde-thor-gudrun-hal-diyarbakir-izmir-cestina",
		],
		["Nguyễn Văn Đức", "nguyen-van-duc"],
		["Zoll\u00adtarif\u00adnummern", "zolltarifnummern"],
		["Fracht\u200bbrief", "frachtbrief"],
		["\ufeffDaten\u2060raum\u202e", "datenraum"],
		["CO₂-Fußabdruck in m²", "co2-fussabdruck-in-m2"],
		["ﬁt für 2 ½ Räume", "fit-fuer-2-1-2-raeume"],
		["Acme™ & Söhne — 100 € 🦄", "acme-soehne-100"],
		["„…“ 日本", ""],
	])("of %s are %s", (text, words) => {
		for (const written of [text, text.normalize("NFD"), text.normalize("NFC")])
			expect(addressWords(written)).toBe(words);
	});

	test("keep every Latin letter of Europe's alphabets", () => {
		const alphabets =
			"ąćęłńóśźż čďěňřšťůž áðéíóúýþæö åäö æøå ēģīķļņšūž įšųū ășțâî çğıiöşü ċġħż đžćčš àèìòù ñ œëïÿ ŵŷ ŧŋđ ə ij";
		for (const letter of alphabets.replaceAll(" ", ""))
			for (const written of [letter, letter.toUpperCase()])
				expect([written, addressWords(written)]).toEqual([written, expect.stringMatching(/^[a-z]{1,2}$/)]);
	});

	test("are valid for any text, and idempotent", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), (text) => {
				const words = addressWords(text);
				expect(words).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
				expect(addressWords(words)).toBe(words);
				expect(addressWords(text.normalize("NFD"))).toBe(words);
			}),
		);
	});
});

describe("[CT-5] folded text for searching", () => {
	test.each([
		["Datenra\u0308ume", "datenraume"],
		["Łódź", "lodz"],
		["Straße", "strasse"],
		["Ærø", "aero"],
		["CO₂", "co2"],
		["Νέα", "νεα"],
		["Wort\u00ad\u200b", "wort"],
	])("of %s are %s", (text, letters) => {
		expect(folded(text)).toBe(letters);
	});
});

describe("[CT-6] invisible characters", () => {
	test.each([
		["\u00ad\u200bMara\ufeff \u202eFeldweg\u2069\n", "Mara Feldweg"],
		["Jo\u0308rg\u0007\tFeld", "Jörg Feld"],
		// Persian and Hindi words and emoji contain joiners.
		["می\u200cخواهم", "می\u200cخواهم"],
		["👩\u200d💻 ❤\ufe0f", "👩\u200d💻 ❤\ufe0f"],
		["\u200d\u200b \ufe0f", ""],
	])("are removed from the line %j: %j", (text, line) => {
		expect(inOneLine(text)).toBe(line);
	});

	test("are removed, and letters composed across them; every normalisation is idempotent", () => {
		expect(visible("a\u200bo\u00ad\u0308")).toBe("aö");
		expect(plainWord("Nutzungs\u00adrege\u200dl")).toBe("Nutzungsregel");
		expect(composed("o\u0308\u00ad")).toBe("ö\u00ad");
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				for (const normalise of [visible, inOneLine, plainWord, comparable, folded])
					expect(normalise(normalise(text))).toBe(normalise(text));
			}),
		);
	});

	test("do not distinguish texts, nor does the Unicode form", () => {
		expect(comparable(" Mu\u0308ller\u00ad  GmbH\n")).toBe(comparable("müller gmbh"));
		expect(comparable("Muller GmbH")).not.toBe(comparable("Müller GmbH"));
	});
});
