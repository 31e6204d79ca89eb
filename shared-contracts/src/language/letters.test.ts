import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressWords, comparable, composed, folded, inOneLine, plainWord, visible } from "./letters.ts";

describe("[SS-1] words of an address", () => {
	test.each([
		["Größe zählt", "groesse-zaehlt"],
		["ÜBER GRÖẞE", "ueber-groesse"],
		["Łódź und Wrocław", "lodz-und-wroclaw"],
		["Søren und Ærø", "soren-und-aero"],
		["Œuvre, Đorđe, Þór, Guðrún, Ħal, Diyarbakır, İzmir, Čeština", "oeuvre-dorde-thor-gudrun-hal-diyarbakir-izmir-cestina"],
		["Nguyễn Văn Đức", "nguyen-van-duc"],
		["Zoll\u00adtarif\u00adnummern", "zolltarifnummern"],
		["Fracht\u200bbrief", "frachtbrief"],
		["\ufeffDaten\u2060raum\u202e", "datenraum"],
		["CO₂-Fußabdruck in m²", "co2-fussabdruck-in-m2"],
		["ﬁt für 2 ½ Räume", "fit-fuer-2-1-2-raeume"],
		["Acme™ & Söhne — 100 € 🦄", "acme-soehne-100"],
		["„…“ 日本", ""],
	])("%s: %s", (text, words) => {
		for (const written of [text, text.normalize("NFD"), text.normalize("NFC")]) expect(addressWords(written)).toBe(words);
	});

	test("of the alphabets of Europe in Latin letters no letter is lost", () => {
		const alphabets = "ąćęłńóśźż čďěňřšťůž áðéíóúýþæö åäö æøå ēģīķļņšūž įšųū ășțâî çğıiöşü ċġħż đžćčš àèìòù ñ œëïÿ ŵŷ ŧŋđ ə ij";
		for (const letter of alphabets.replaceAll(" ", ""))
			for (const written of [letter, letter.toUpperCase()])
				expect([written, addressWords(written)]).toEqual([written, expect.stringMatching(/^[a-z]{1,2}$/)]);
	});

	test("whatever is written, what comes out is words of an address, and stays when it is read again", () => {
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

describe("[CT-5] letters for finding", () => {
	test.each([
		["Datenra\u0308ume", "datenraume"],
		["Łódź", "lodz"],
		["Straße", "strasse"],
		["Ærø", "aero"],
		["CO₂", "co2"],
		["Νέα", "νεα"],
		["Wort\u00ad\u200b", "wort"],
	])("%s: %s", (text, letters) => {
		expect(folded(text)).toBe(letters);
	});
});

describe("[CT-6] what cannot be seen", () => {
	test.each([
		["\u00ad\u200bMara\ufeff \u202eFeldweg\u2069\n", "Mara Feldweg"],
		["Jo\u0308rg\u0007\tFeld", "Jörg Feld"],
		// Joiners spell words of Persian and Hindi, and emoji.
		["می\u200cخواهم", "می\u200cخواهم"],
		["👩\u200d💻 ❤\ufe0f", "👩\u200d💻 ❤\ufe0f"],
		["\u200d\u200b \ufe0f", ""],
	])("in a line %j: %j", (text, line) => {
		expect(inOneLine(text)).toBe(line);
	});

	test("is gone for good, and letters are composed across it", () => {
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

	test("makes no text another one, and neither does the form of its letters", () => {
		expect(comparable(" Mu\u0308ller\u00ad  GmbH\n")).toBe(comparable("müller gmbh"));
		expect(comparable("Muller GmbH")).not.toBe(comparable("Müller GmbH"));
	});
});
